import { useState } from "react";
import { hasUnsavedWork } from "../routing/router.tsx";
import { isServerReachable } from "../http/connectivity.ts";

/** Loads the page anew, but never while the browser could only put its own error page in the portal's place. */
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

/** After a release the old code is gone: the page is loaded anew where nothing is lost by it, and not in a circle. */
export function reloadWhereNothingIsLost(): void {
  if (hasUnsavedWork() || document.querySelector("dialog[open]")) return;
  const reloadedAt = Number(sessionStorage.getItem(reloadMark));
  if (Date.now() - reloadedAt < patienceMs) return;
  sessionStorage.setItem(reloadMark, String(Date.now()));
  location.reload();
}
