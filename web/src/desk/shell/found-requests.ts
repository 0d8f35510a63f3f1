import { WaitingRequests } from "@portal/model/inbox/requests.ts";
import { knownType } from "@portal/model/requests/request-words.ts";
import { useDeferredValue } from "react";
import { useQuery } from "../../core/http/useQuery.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { ask } from "../http/desk-api.ts";
import { useMay } from "../session.ts";

/** How many letters or digits a search needs. */
const SHORTEST = 2;
const MOST_FOUND = 8;

interface FoundRequest {
  readonly id: string;
  readonly label: string;
}

/** The waiting requests of a person or a number, for those who may read them. */
export function useFoundRequests(typed: string): FoundRequest[] {
  const t = useTexts("interactions");
  const find = useDeferredValue(typed.trim());
  const mayRead = useMay("requests.read");
  const { data } = useQuery({
    queryKey: ["found requests", find],
    queryFn: () =>
      ask(`/requests?${new URLSearchParams({ tab: "all", find }).toString()}`, WaitingRequests),
    enabled: mayRead && find.length >= SHORTEST,
  });
  return (data?.requests ?? []).slice(0, MOST_FOUND).map(({ id, type, person }) => {
    const name = t(`type.${knownType(type) ?? "unknown"}`);
    const whose = person ? `${person.firstname} ${person.lastname}, ${person.insuredNumber}` : "";
    return { id, label: [name, whose].filter(Boolean).join(": ") };
  });
}
