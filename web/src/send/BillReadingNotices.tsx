import { useTexts } from "../core/language/i18n.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import type { BillReading } from "./useBillReading.ts";

/** How the search for the QR code of a bill ended. */
export function BillReadingNotices({ reading }: { reading: BillReading }) {
  const t = useTexts("bills");
  const { state, isSeveral, isInEuros } = reading;
  return (
    <>
      <div role="status">
        {state === "reading" && <p>{t("reading.reading")}</p>}
        {state === "read" && <Notice kind="info">{t("reading.read")}</Notice>}
        {state === "notFound" && <p>{t("reading.notFound")}</p>}
        {state === "faulty" && <Notice kind="warning">{t("reading.faulty")}</Notice>}
      </div>
      {isInEuros && <Notice kind="info">{t("reading.euros")}</Notice>}
      {isSeveral && <Notice kind="warning">{t("reading.several")}</Notice>}
    </>
  );
}
