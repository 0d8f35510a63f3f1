import { InteractionType } from "@portal/model/requests/interactions.ts";
import { readDetails } from "@portal/model/requests/interaction-details.ts";
import { useTexts } from "../core/language/i18n.tsx";
import type { Request } from "./interactions.ts";

/** The name of a request; some types contain several kinds. */
export function useRequestName(): (request: Pick<Request, "type" | "details">) => string {
  const t = useTexts("interactions");
  return ({ type, details }) => {
    const told = readDetails(type, details);
    if (told?.kind === "statement") return t("type.STATEMENT");
    if (told?.kind === "payout") return t("type.PAYOUT");
    if (told?.kind === "arrangement") return t("type.ARRANGEMENT");
    if (told?.kind === "maternity")
      return t(told.type === "BIRTHDATE" ? "type.BIRTH" : "type.PREGNANCY");
    const known = InteractionType.safeParse(type);
    return t(`type.${known.success ? known.data : "unknown"}`);
  };
}
