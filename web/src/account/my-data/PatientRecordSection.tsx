import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { useMutation } from "@tanstack/react-query";
import { useEnvironment } from "../../core/environment.ts";
import { ApiProblem } from "../../core/http/api.ts";
import { fetchFile, saveFile } from "../../core/http/download.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import styles from "./MyData.module.css";

/** Insurance and statements as FHIR, which patient records read. */
export function PatientRecordSection() {
  const t = useTexts("my_data");
  const { now } = useEnvironment();
  const download = useMutation({
    mutationFn: async () => {
      const { signal } = new AbortController();
      const file = await fetchFile("/v1/my-data/fhir", signal, { method: "POST" });
      saveFile(file, `cervin-${todayInZurich(now())}.fhir.json`);
    },
  });
  const isRunning = download.error instanceof ApiProblem && download.error.status === 409;
  return (
    <Card className={styles.section}>
      <h2>{t("patientRecord.title")}</h2>
      <p>{t("patientRecord.text")}</p>
      <div className={styles.actions}>
        <BusyButton isBusy={download.isPending} onClick={() => download.mutate()}>
          {t("patientRecord.start")}
        </BusyButton>
      </div>
      <div role="status">{download.isSuccess && <p>{t("patientRecord.done")}</p>}</div>
      {download.isError && (
        <Notice kind={isRunning ? "info" : "error"}>
          <p>{t(isRunning ? "export.running" : "export.failed")}</p>
        </Notice>
      )}
    </Card>
  );
}
