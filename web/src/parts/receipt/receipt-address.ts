import { paths } from "../../core/routing/paths.ts";
import { navigate } from "../../core/routing/router.tsx";

/** Where the receipt of a request is found again. */
export function receiptAddress(request: string): string {
  return `${paths.requestSent.path}?request=${request}`;
}

/** Shows the receipt of what was asked for on a page that stays as it is: the way back leads to it. */
export function leaveForReceipt(request: string): void {
  const address = receiptAddress(request);
  // Pressed twice, it is one request: the way back leads past it at once.
  if (!location.href.endsWith(address)) navigate(address, { force: true });
}

/** Shows the receipt in place of the form: the way back does not lead to an emptied form. */
export function showReceipt(request: string): void {
  navigate(receiptAddress(request), { replace: true, force: true });
}
