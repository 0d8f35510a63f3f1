import { type DeclareMaternity, declareMaternityRule } from "@portal/model/maternity.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useRuleForm } from "../core/forms/form.ts";
import { ApiProblem, query } from "../core/http/api.ts";
import { showReceipt } from "../parts/receipt/receipt-address.ts";
import { useToday } from "../core/today.ts";
import { DeclareMaternity as Declare, type MaternityInsured } from "./maternity.ts";

/** The reason of a refusal: declared before, or one for the same pregnancy is open. */
export type DeclarationRefusal = "twice" | "open";

/** The form of a declaration. The only eligible person on the account is preselected. */
export function useDeclaration(people: readonly MaternityInsured[]) {
  const cache = useQueryClient();
  const today = useToday();
  const [refusal, setRefusal] = useState<DeclarationRefusal>();
  const eligible = people.filter((person) => person.isEligibleMaternityDeclaration);
  const [only, ...others] = eligible;
  const start = {
    date: "",
    ...(only && others.length === 0 && { concernedInsured: only.insuredNumber }),
  };
  const form = useRuleForm<DeclareMaternity, DeclareMaternity>(declareMaternityRule(today), {
    start,
    draft: "maternity.declaration@1",
    send: async (declared, act) => {
      let id: string;
      try {
        const options = { ...act, handles: ["CONFLICT", "INVALID"] as const };
        ({ declareMaternity: id } = await query(Declare, declared, options));
      } catch (error) {
        if (!(error instanceof ApiProblem) || error.code !== "CONFLICT") throw error;
        setRefusal(error.details["maternityStatus"] === "OPEN" ? "open" : "twice");
        return false;
      }
      void cache.invalidateQueries({ queryKey: ["interactions"] });
      showReceipt(id);
      return true;
    },
  });
  return { form, refusal, forgetRefusal: () => setRefusal(undefined) };
}
