import { Problem } from "@portal/model/portal/problems.ts";
import type { EntryRefusal, Refused } from "../../insurer/bank/settle-entry.ts";
import { nameIn } from "../requests/list-waiting.ts";

const codes: Readonly<Record<EntryRefusal, string>> = {
  NO_ENTRY: "",
  SETTLED: "settled",
  AWAITED: "awaited",
  NO_PAYMENT: "noPayment",
  TOO_HIGH: "tooHigh",
  NO_SENDER: "noSender",
  NO_INVOICE: "noInvoice",
  WRONG_SUM: "wrongSum",
};

/** What was done; a refusal becomes a problem, which names the colleague who was faster. */
export function settledOr<Done extends object>(done: Done | Refused): Done {
  if (!("refusal" in done)) return done;
  const { refusal, about } = done;
  if (refusal === "NO_ENTRY") throw new Problem("NOT_FOUND");
  if (refusal === "WRONG_SUM")
    throw new Problem("INVALID", { fields: { parts: "books.wrongSum" } });
  const name = refusal === "SETTLED" || refusal === "AWAITED" ? about : undefined;
  throw new Problem("CONFLICT", {
    errorCodes: [codes[refusal]],
    ...(name && { takenBy: nameIn(name) }),
    ...(refusal === "NO_INVOICE" && { invoiceNo: about }),
  });
}
