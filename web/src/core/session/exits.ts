import { configuration } from "../configuration.ts";
import { raise } from "../errors/errors.ts";
import { isServerReachable } from "../connectivity.ts";
import {
  currentLanguage,
  depart,
  navigateWhenReachable,
  here,
  isLeaving,
  leaveFor,
  type SignOutReason,
  loginAddress,
} from "./session.ts";

/**
 * Another tab has left: this screen hides the customer's data at once, before the next page loads. After a sign-out
 * this tab signs out too before it opens the login: a sign-in during the old session would end with it, and the other
 * tab's request may be slow.
 */
export function signOutWithOtherTab(left: SignOutReason): void {
  if (isLeaving()) return;
  document.body.hidden = true;
  const because = left === "idle" ? "&because=idle" : "";
  const signOut = `${configuration().logoutPath}?then=login&lang=${currentLanguage()}${because}`;
  const address = left === "refused" ? loginAddress() : signOut;
  const go = async () => {
    if (await isServerReachable()) return location.assign(address);
    document.body.hidden = false;
    return raise({ kind: "left", address });
  };
  depart(() => void go(), here());
}

/** Ends an idle session in every tab and tells the reason; the address is stored for the next login. */
export function signOutIdle(): void {
  leaveFor("idle", `${configuration().logoutPath}?because=idle`, here(), navigateWhenReachable);
}
