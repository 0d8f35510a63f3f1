import { z } from "zod";
import type { RequestKind } from "../../insurer/requests/kinds.ts";
import { transferDone, transferReceived } from "../transfer-messages.ts";
import { changeTerms } from "./change-terms.ts";
import { TransferDetails, WholeProduct } from "./details.ts";
import { doneLineOf } from "./done-lines.ts";
import { approveParts, refuseParts } from "./parts.ts";

/** The transfer of one person, or of several at once, to another insurer of the group. */
export const insurerTransfer: RequestKind<TransferDetails | WholeProduct> = {
  type: "TRANSFERT_CAISSE_MUTATION",
  nature: "CONTRACT",
  details: z.union([TransferDetails, WholeProduct]),
  async apply(work, request) {
    const { id, details } = request;
    if (!("terms" in details)) return approveParts(work, id);
    const { terms, effectiveDate: day, undoes } = details;
    return changeTerms(work, request, { terms, day, undoes });
  },
  async refuse(work, { id, details }) {
    if (!("terms" in details)) await refuseParts(work, id);
  },
  async doneLine(work, request) {
    const { details } = request;
    if (!("terms" in details)) return "";
    return doneLineOf(work, request, { changed: "insurer", day: details.effectiveDate });
  },
  messages: { received: transferReceived, done: transferDone },
  news: "communicationNew",
};
