import { z } from "zod";
import type { RequestKind } from "../../insurer/requests/kinds.ts";
import { contractChangeDone, contractChangeReceived } from "../messages.ts";
import { changeTerms } from "./change-terms.ts";
import { ChangeDetails, DoctorDetails, WholeProduct } from "./details.ts";
import { doneLineOf } from "./done-lines.ts";
import { approveParts, refuseParts } from "./parts.ts";

/** A change of a person's contract from a day on, or several changes requested at once. */
export const contractChange: RequestKind<ChangeDetails | WholeProduct> = {
  type: "CONTRACT_MUTATION",
  nature: "CONTRACT",
  details: z.union([ChangeDetails, DoctorDetails, WholeProduct]),
  async apply(work, request) {
    const { id, details } = request;
    if (!("data" in details)) return approveParts(work, id);
    const { data, terms, startingDate: day, productCode, undoes } = details;
    const needsProduct = data === "primaryCareDoctor";
    return changeTerms(work, request, { terms, day, undoes, ...(needsProduct && { productCode }) });
  },
  async refuse(work, { id, details }) {
    if (!("data" in details)) await refuseParts(work, id);
  },
  async doneLine(work, request) {
    const { details } = request;
    if (!("data" in details)) return "";
    return doneLineOf(work, request, { changed: details.data, day: details.startingDate });
  },
  messages: { received: contractChangeReceived, done: contractChangeDone },
  news: "communicationNew",
};
