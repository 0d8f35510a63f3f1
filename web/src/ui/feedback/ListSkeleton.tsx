import { useTexts } from "../../core/language/i18n.tsx";
import { Skeleton } from "./Skeleton.tsx";
import stack from "../layout/Stack.module.css";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";

const rows = [1, 2, 3, 4, 5];

export function ListSkeleton() {
  const t = useTexts("global");
  return (
    <div className={stack.gap3} role="status">
      <VisuallyHidden>{t("loading")}</VisuallyHidden>
      {rows.map((row) => (
        <Skeleton key={row} height="64px" />
      ))}
    </div>
  );
}
