import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { exportEntries } from "@portal/model/my-data.ts";
import { useEffect, useRef, useState } from "react";
import { useEnvironment } from "../../core/environment.ts";
import { ApiProblem } from "../../core/http/api.ts";
import { entryCounter, fetchFile, saveFile } from "../../core/http/download.ts";

/** `running`: an export is already running, possibly in another window. */
type ExportState = "idle" | "busy" | "done" | "failed" | "running";

/** Downloads all data and counts the received files. Leaving the page cancels it. */
export function useExport() {
  const { now } = useEnvironment();
  const [state, setState] = useState<ExportState>("idle");
  const [progress, setProgress] = useState({ arrived: 0, total: 0 });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    const count = entryCounter();
    setState("busy");
    setProgress({ arrived: 0, total: 0 });
    try {
      const zip = await fetchFile("/v1/my-data/export", controller.signal, {
        method: "POST",
        onStart: (headers) =>
          setProgress({ arrived: 0, total: Number(headers.get(exportEntries) ?? 0) }),
        onPart: (part) => {
          const arrived = count(part);
          setProgress(({ total }) => ({ total, arrived: Math.min(arrived, total) }));
        },
      });
      saveFile(zip, `cervin-${todayInZurich(now())}.zip`);
      setState("done");
    } catch (error) {
      setState(controller.signal.aborted ? "idle" : outcomeOf(error));
    }
  };
  return { state, ...progress, start, cancel: () => running.current?.abort() };
}

function outcomeOf(error: unknown): ExportState {
  return error instanceof ApiProblem && error.status === 409 ? "running" : "failed";
}
