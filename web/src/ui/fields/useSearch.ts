import { MIN_SEARCH_LENGTH } from "@portal/model/places/places.ts";
import { useEffect, useEffectEvent, useState } from "react";

export type SearchState<Found> =
  | { kind: "idle" | "tooFew" | "loading" | "failed" }
  | { kind: "found"; results: readonly Found[] };

/** A debounced search from three characters on; outdated responses are dropped. */
export function useSearch<Found>(
  text: string | undefined,
  search: (text: string) => Promise<readonly Found[]>,
  pauseMs: number,
): SearchState<Found> {
  const wanted = text?.trim();
  const [answer, setAnswer] = useState<{ for: string; state: SearchState<Found> }>();
  const hasFailed = answer?.for === wanted && answer?.state.kind === "failed";
  const tries = useTriesOnline(hasFailed);

  // A new search function with the same text must not search again.
  const ask = useEffectEvent(search);
  useEffect(() => {
    if (wanted === undefined || wanted.length < MIN_SEARCH_LENGTH) return undefined;
    let isWanted = true;
    const tell = (state: SearchState<Found>) => isWanted && setAnswer({ for: wanted, state });
    const timer = setTimeout(() => {
      ask(wanted).then(
        (results) => tell({ kind: "found", results }),
        () => tell({ kind: "failed" }),
      );
    }, pauseMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [wanted, pauseMs, tries]);

  if (wanted === undefined || wanted === "") return { kind: "idle" };
  if (wanted.length < MIN_SEARCH_LENGTH) return { kind: "tooFew" };
  return answer?.for === wanted ? answer.state : { kind: "loading" };
}

/** Counts how often the network came back after a failure, to retry. */
function useTriesOnline(hasFailed: boolean): number {
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!hasFailed) return undefined;
    const again = () => setTries((before) => before + 1);
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [hasFailed]);
  return tries;
}
