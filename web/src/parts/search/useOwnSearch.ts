import { useQuery } from "../../core/http/useQuery.ts";
import { useEffect, useState } from "react";
import { useWhenOnline } from "../../core/errors/useWhenOnline.ts";
import { type FoundThing, searchOwnThings } from "./own-search.ts";

/** The state of the server's search in the customer's own data. */
export type OwnState =
  | { readonly kind: "idle" | "loading" | "failed" }
  | { readonly kind: "found"; readonly results: readonly FoundThing[] };

const PAUSE_MS = 250;
/** `85` is already an amount. */
const FEWEST_LETTERS = 2;

/** Debounces the search. Each text has its own query, so that a late response never replaces another. */
export function useOwnSearch(typed: string): OwnState {
  const wanted = typed.trim();
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, isError, refetch } = useQuery({
    queryKey: ["ownSearch", asked],
    queryFn: () => searchOwnThings(asked),
    enabled: asked === wanted && asked.length >= FEWEST_LETTERS,
  });
  useWhenOnline(() => {
    if (isError) void refetch();
  });
  if (wanted.length < FEWEST_LETTERS) return { kind: "idle" };
  if (asked !== wanted) return { kind: "loading" };
  if (data) return { kind: "found", results: data };
  return { kind: isError ? "failed" : "loading" };
}
