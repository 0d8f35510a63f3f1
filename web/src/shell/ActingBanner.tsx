import { useTexts } from "../core/language/i18n.tsx";
import { leaveRepresentation } from "../core/session/representation.ts";
import { Button } from "../ui/layout/Button.tsx";
import styles from "./ActingBanner.module.css";

/** On every page of a represented person: whose data these are, and the way back to one's own. */
export function ActingBanner({ name }: { name: string }) {
  const t = useTexts("template");
  return (
    <aside data-screen className={styles.banner} aria-label={t("acting.label")}>
      <p>
        {t("acting.text")} <strong>{name}</strong>
      </p>
      <Button variant="secondary" onClick={() => leaveRepresentation()}>
        {t("acting.leave")}
      </Button>
    </aside>
  );
}
