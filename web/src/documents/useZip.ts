import { useEffect, useRef, useState } from "react";
import { entryCounter, fetchFile, saveFile } from "../core/http/download.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { zipPath } from "./documents.ts";

/** Downloads documents as one file, with progress and cancellation. Leaving the page cancels it too. */
export function useZip(ids: readonly string[], onDone: (ids: readonly string[]) => void) {
  const t = useTexts("documents");
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const [arrived, setArrived] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const download = async () => {
    const controller = new AbortController();
    running.current = controller;
    const count = entryCounter();
    setState("busy");
    setArrived(0);
    try {
      const zip = await fetchFile(zipPath(ids), controller.signal, {
        onPart: (part) => setArrived(count(part)),
      });
      saveFile(zip, `${t("zip.name")}.zip`);
      toast(t("zip.done"));
      onDone(ids);
      setState("idle");
    } catch {
      setState(controller.signal.aborted ? "idle" : "failed");
    }
  };
  return { state, arrived, download, cancel: () => running.current?.abort() };
}
