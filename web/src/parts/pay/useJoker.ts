import { jokerStatuses, type JokerStatus } from "@portal/model/invoices/invoices.ts";
import { useState } from "react";
import { ApiProblem, post } from "../../core/http/api.ts";
import { uuid } from "../../core/uuid.ts";
import { useInvalidateInvoiceViews } from "./useInvalidateInvoiceViews.ts";

/** Extends the deadline of an invoice once; a refusal has a reason. */
export function useJoker(id: string, onExtended: (deadline: string) => Promise<void>) {
  const [state, setState] = useState<"idle" | "busy" | JokerStatus | "network">("idle");
  const [key] = useState(uuid);
  const tellElsewhere = useInvalidateInvoiceViews();
  const play = async () => {
    setState("busy");
    try {
      const path = `/v1/invoices/${id}/jokers`;
      const options = { silent: true, idempotencyKey: key };
      const { deadline } = await post<{ deadline: string }>(path, undefined, options);
      tellElsewhere();
      await onExtended(deadline);
      setState("idle");
    } catch (error) {
      setState(reasonOf(error));
    }
  };
  return { state, play, reset: () => setState("idle") };
}

function reasonOf(error: unknown): JokerStatus | "network" {
  const given = error instanceof ApiProblem ? error.details["jokerStatus"] : undefined;
  return jokerStatuses.find((status) => status === given) ?? "network";
}
