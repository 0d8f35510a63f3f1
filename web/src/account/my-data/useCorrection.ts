import {
  CorrectionDatum,
  correctionRule,
  type RequestCorrection as Correction,
} from "@portal/model/requests/correction.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useRuleForm } from "../../core/forms/form.ts";
import { query } from "../../core/http/api.ts";
import type { Insured } from "../../core/portal.tsx";
import { useLocation } from "../../core/routing/router.tsx";
import { useToday } from "../../core/today.ts";
import { showReceipt } from "../../parts/receipt/receipt-address.ts";
import { RequestCorrection } from "./rights.ts";

/** The form of a correction. The only person is preselected, and so is the datum in the address. */
export function useCorrection(people: readonly Insured[]) {
  const { search } = useLocation();
  const cache = useQueryClient();
  const today = useToday();
  const [rule] = useState(() => correctionRule(today));
  const named = CorrectionDatum.safeParse(new URLSearchParams(search).get("datum"));
  const [only, ...others] = people;
  return useRuleForm<Correction, Correction>(rule, {
    start: {
      correct: "",
      explanation: "",
      files: [],
      ...(only && others.length === 0 && { insuredNumber: only.insuredNumber }),
      ...(named.success && { datum: named.data }),
    },
    draft: "account.correction@1",
    send: async (input, act) => {
      const options = { ...act, handles: ["CONFLICT", "INVALID"] as const };
      const { requestCorrection: id } = await query(RequestCorrection, { input }, options);
      for (const changed of ["privacy-requests", "interactions", "held-data"])
        void cache.invalidateQueries({ queryKey: [changed] });
      showReceipt(id);
    },
  });
}
