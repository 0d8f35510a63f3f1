import { isBill, SendDocuments, SentDocumentType } from "@portal/model/send.ts";
import { useQueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { type RuleForm, useRuleForm } from "../core/forms/form.ts";
import { post } from "../core/http/api.ts";
import { useLocation } from "../core/routing/router.tsx";
import type { Insured } from "../core/portal.tsx";
import { showReceipt } from "../parts/receipt/receipt-address.ts";
import { raiseSurvey } from "../parts/surveys/raised.ts";

export type SendForm = RuleForm<z.input<typeof SendDocuments>, SendDocuments>;

/** Nothing said of a bill yet. */
export const emptyBill = {
  provider: "",
  town: "",
  amount: undefined,
  billedOn: "",
  treatedOn: "",
  reference: "",
  category: "",
  code: "",
};

/**
 * The only person on an account is preselected, and so is a type in the address. `isConfirmed` resolves to whether the
 * bill may be sent: a double asks first.
 */
export function useSendForm(
  people: readonly Insured[],
  isConfirmed: (documents: SendDocuments) => Promise<boolean>,
): SendForm {
  const { search } = useLocation();
  const cache = useQueryClient();
  const named = SentDocumentType.safeParse(new URLSearchParams(search).get("documentType"));
  const [only, ...others] = people;
  return useRuleForm(SendDocuments, {
    start: {
      files: [],
      insuredNumber: only && others.length === 0 ? String(only.insuredNumber) : "",
      bill: emptyBill,
      ...(named.success && { documentType: named.data }),
    },
    send: async (documents, act) => {
      if (!(await isConfirmed(documents))) return false;
      const { insuredNumber, documentType, files, bill } = documents;
      const query = new URLSearchParams({ insuredNumber: String(insuredNumber), documentType });
      const { id } = await post<{ id: string }>(
        `/mobile-gw/api/v1/documents?${query.toString()}`,
        { files, ...(isBill(documentType) && { bill }) },
        { ...act, handles: [400] },
      );
      for (const changed of ["pending bills", "interactions"])
        void cache.invalidateQueries({ queryKey: [changed] });
      showReceipt(id);
      raiseSurvey("DOCUMENTS");
      return true;
    },
  });
}
