import { useTexts } from "../../core/language/i18n.tsx";
import { useKeptFocus } from "../../core/routing/useKeptFocus.ts";
import { Button } from "../../ui/layout/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import styles from "./MyData.module.css";
import { useExport } from "./useExport.ts";

/** All data in one file, with the progress. */
export function ExportSection() {
  const t = useTexts("my_data");
  const { state, arrived, total, start, cancel } = useExport();
  const actions = useKeptFocus<HTMLDivElement>(state);
  return (
    <Card className={styles.section}>
      <h2>{t("export.title")}</h2>
      <p>{t("export.text")}</p>
      <div ref={actions} className={styles.actions}>
        {state === "busy" ? (
          <>
            <progress
              {...(total > 0 && { max: total, value: arrived })}
              aria-label={t("export.progress")}
            />
            <span>{total > 0 ? t("export.arrived", { arrived, total }) : t("export.begins")}</span>
            <Button variant="secondary" onClick={cancel}>
              {t("export.cancel")}
            </Button>
          </>
        ) : (
          <Button onClick={() => void start()}>{t("export.start")}</Button>
        )}
      </div>
      <div role="status">{state === "done" && <p>{t("export.done")}</p>}</div>
      {(state === "failed" || state === "running") && (
        <Notice kind={state === "failed" ? "error" : "info"}>
          <p>{t(`export.${state}`)}</p>
        </Notice>
      )}
    </Card>
  );
}
