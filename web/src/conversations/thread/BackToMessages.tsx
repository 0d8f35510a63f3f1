import ChevronLeft from "lucide-react/icons/chevron-left";
import { useTexts } from "../../core/language/i18n.tsx";
import { paths } from "../../core/routing/paths.ts";
import { Link } from "../../core/routing/router.tsx";
import styles from "./Thread.module.css";

export function BackToMessages() {
  const titles = useTexts("template");
  return (
    <Link to={paths.messages.path} className={styles.back} aria-current={undefined}>
      <ChevronLeft size={18} aria-hidden="true" />
      {titles("titles.messages")}
    </Link>
  );
}
