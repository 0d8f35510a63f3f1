import { CardOrder } from "@portal/model/cards.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { track } from "../core/analytics.ts";
import { useRuleForm } from "../core/forms/form.ts";
import { ApiProblem, post } from "../core/http/api.ts";
import { showReceipt } from "../parts/receipt/receipt-address.ts";
import { cardEligibility, type CardPerson, onlyInsurerOf } from "./cards.ts";

/** The reason of a refusal: a card is on its way, too many were ordered, or an error. */
export type OrderRefusal = "conflict" | "locked" | "other";

/** The order form of a card. A single eligible person and a single insurer are preselected. */
export function useCardOrder(people: readonly CardPerson[]) {
  const [only, ...others] = people.filter(({ eligibility }) => eligibility.eligible);
  const alone = others.length === 0 ? only : undefined;
  const start = {
    insurance: onlyInsurerOf(alone),
    ...(alone && { concernedInsured: alone.insuredNumber }),
  };
  const cache = useQueryClient();
  const [refusal, setRefusal] = useState<OrderRefusal>();
  const form = useRuleForm<CardOrder, CardOrder>(CardOrder, {
    start,
    draft: "cards.order@1",
    send: async ({ concernedInsured, insurance, reason }, act) => {
      const path = `/v1/veka/replace?insuredNumber=${concernedInsured}`;
      let id: string;
      try {
        const order = { healthInsurer: insurance, reason };
        ({ id } = await post<{ id: string }>(path, order, { ...act, silent: true }));
      } catch (error) {
        if (error instanceof ApiProblem && error.code === "UNAUTHENTICATED") throw error;
        const why = refusalOf(error);
        track({ name: "card_order_failed", type: why });
        setRefusal(why);
        return false;
      }
      refresh();
      showReceipt(id);
      return true;
    },
  });
  // A person with a card on its way can no longer order one.
  const refresh = () => {
    void cache.invalidateQueries(cardEligibility);
    void cache.invalidateQueries({ queryKey: ["interactions"] });
  };
  const forgetRefusal = () => {
    setRefusal(undefined);
    refresh();
  };
  return { form, refusal, forgetRefusal };
}

function refusalOf(error: unknown): OrderRefusal {
  if (!(error instanceof ApiProblem)) return "other";
  if (error.code === "CONFLICT") return "conflict";
  return error.code === "LOCKED" ? "locked" : "other";
}
