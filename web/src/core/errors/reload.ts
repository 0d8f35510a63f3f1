import { useState } from "react";
import { hasUnsavedWork } from "../routing/router.tsx";
import { isServerReachable } from "../connectivity.ts";

/** Reloads the page if the server is reachable, because otherwise the browser would show its own error page. */
export function useReload(): { reload: () => void; isUnreachable: boolean } {
  const [isUnreachable, setUnreachable] = useState(false);
  const reload = async () => {
    if (await isServerReachable()) location.reload();
    else setUnreachable(true);
  };
  return { reload: () => void reload(), isUnreachable };
}

const reloadMark = "reloaded_at";
const patienceMs = 60_000;

/** After a release the old code is gone: the page is reloaded if no work is lost, and not in a loop. */
export function reloadUnlessUnsaved(): void {
  if (hasUnsavedWork() || document.querySelector("dialog[open]")) return;
  const reloadedAt = Number(sessionStorage.getItem(reloadMark));
  if (Date.now() - reloadedAt < patienceMs) return;
  sessionStorage.setItem(reloadMark, String(Date.now()));
  location.reload();
}
