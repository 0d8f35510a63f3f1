import { paths } from "../../core/routing/paths.ts";
import { navigate } from "../../core/routing/router.tsx";

export function receiptAddress(request: string): string {
  return `${paths.requestSent.path}?request=${request}`;
}

/** Shows the receipt of a page that stays unchanged: Back leads to it. */
export function leaveForReceipt(request: string): void {
  const address = receiptAddress(request);
  // A double press must not add a second history entry.
  if (!location.href.endsWith(address)) navigate(address, { force: true });
}

/** Replaces the form by the receipt, so that Back does not lead to an emptied form. */
export function showReceipt(request: string): void {
  navigate(receiptAddress(request), { replace: true, force: true });
}
