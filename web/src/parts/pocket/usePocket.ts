import { useEffect } from "react";
import { forgetDevice, isKeptOnDevice } from "../../core/device-marks.ts";
import { beforeLeaving } from "../../core/session/session.ts";

/**
 * Brings the cards of this device up to date once the portal is open, and removes them at a sign-out. The worker
 * removes them too when it sees the address of a sign-out, because a page may be left before this code has loaded.
 */
export function usePocket(): void {
  useEffect(() => {
    if (isKeptOnDevice())
      import("./refresh-pocket.ts").then(
        (late) => late.refreshPocket(),
        () => undefined,
      );
    return beforeLeaving((left) =>
      left === "left" && isKeptOnDevice() ? forgetDevice() : undefined,
    );
  }, []);
}
