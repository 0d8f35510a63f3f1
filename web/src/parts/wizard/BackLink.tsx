import ChevronLeft from "lucide-react/icons/chevron-left";
import { useTexts } from "../../core/language/i18n.tsx";
import { usePortal } from "../../core/portal.tsx";
import { isWayOffered, paths } from "../../core/routing/paths.ts";
import { Link } from "../../core/routing/router.tsx";
import styles from "./BackLink.module.css";

export function BackLink({ to }: { to: "contract" | "helpContact" }) {
  const titles = useTexts("template");
  if (!isWayOffered(to, usePortal())) return null;
  return (
    <Link to={paths[to].path} className={styles.back}>
      <ChevronLeft size={18} aria-hidden="true" />
      {titles(`titles.${to}`)}
    </Link>
  );
}
