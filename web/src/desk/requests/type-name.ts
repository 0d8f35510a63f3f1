import { knownType } from "@portal/model/requests/request-words.ts";
import { useTexts } from "../../core/language/i18n.tsx";

/** The name of a kind of request, as the customer reads it too. */
export function useTypeName(): (type: string) => string {
  const t = useTexts("interactions");
  return (type) => t(`type.${knownType(type) ?? "unknown"}`);
}
