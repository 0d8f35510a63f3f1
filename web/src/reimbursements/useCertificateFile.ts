import { useEffect, useRef, useState } from "react";
import { fetchFile, saveFile } from "../core/http/download.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { toast } from "../ui/feedback/toast.ts";
import type { Certificate } from "./reimbursements.ts";

type Format = "pdf" | "csv";

/** Downloads a certificate, one file at a time. Leaving the page cancels it. */
export function useCertificateFile({ year, insured }: Certificate) {
  const t = useTexts("reimbursements");
  const [busy, setBusy] = useState<Format>();
  const [hasFailed, setFailed] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const download = async (format: Format) => {
    if (busy) return;
    const controller = new AbortController();
    running.current = controller;
    setBusy(format);
    setFailed(false);
    try {
      const name = `${insured.insuredNumber}.${format}`;
      const file = await fetchFile(`/v1/tax-certificates/${year}/${name}`, controller.signal);
      saveFile(file, `${t("tax.file")}-${year}-${name}`);
      toast(t("tax.done"));
    } catch {
      setFailed(!controller.signal.aborted);
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, hasFailed, download };
}
