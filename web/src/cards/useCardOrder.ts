import { CardOrder } from "@portal/model/cards.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { track } from "../core/analytics.ts";
import { useRuleForm } from "../core/forms/form.ts";
import { ApiProblem, post } from "../core/http/api.ts";
import { cardEligibility, type CardPerson, onlyInsurerOf } from "./cards.ts";

/** Why no card was ordered: one is on its way, too many were ordered, or something went wrong. */
export type OrderRefusal = "conflict" | "locked" | "other";
export type OrderResult = { kind: "sent"; name: string } | { kind: "refused"; why: OrderRefusal };

/** The order form of a card. A single eligible person and a single insurer are preselected. */
export function useCardOrder(people: readonly CardPerson[]) {
  const [only, ...others] = people.filter(({ eligibility }) => eligibility.eligible);
  const alone = others.length === 0 ? only : undefined;
  const start = {
    insurance: onlyInsurerOf(alone),
    ...(alone && { concernedInsured: alone.insuredNumber }),
  };
  const cache = useQueryClient();
  const [outcome, setOutcome] = useState<OrderResult>();
  const form = useRuleForm<CardOrder, CardOrder>(CardOrder, {
    start,
    draft: "cards.order@1",
    send: async ({ concernedInsured, insurance, reason }, act) => {
      const path = `/v1/veka/replace?insuredNumber=${concernedInsured}`;
      try {
        await post(path, { healthInsurer: insurance, reason }, { ...act, silent: true });
      } catch (error) {
        if (error instanceof ApiProblem && error.code === "UNAUTHENTICATED") throw error;
        const why = refusalOf(error);
        track({ name: "card_order_failed", type: why });
        setOutcome({ kind: "refused", why });
        return false;
      }
      const person = people.find((one) => one.insuredNumber === concernedInsured);
      setOutcome({ kind: "sent", name: person?.fullname ?? "" });
      return true;
    },
  });
  const close = () => {
    if (outcome?.kind === "sent") form.reset(start);
    setOutcome(undefined);
    // Whose card is on its way is no longer offered one.
    void cache.invalidateQueries(cardEligibility);
    void cache.invalidateQueries({ queryKey: ["interactions"] });
  };
  return { form, outcome, close };
}

function refusalOf(error: unknown): OrderRefusal {
  if (!(error instanceof ApiProblem)) return "other";
  if (error.code === "CONFLICT") return "conflict";
  return error.code === "LOCKED" ? "locked" : "other";
}
