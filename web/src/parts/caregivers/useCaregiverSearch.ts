import type { Caregiver, CaregiverInsured } from "@portal/model/caregivers.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type CaregiverSearch, findCaregivers } from "./caregivers.ts";

export type CaregiverState =
  | { kind: "idle" }
  | { kind: "loading"; search: CaregiverSearch }
  | { kind: "failed"; search: CaregiverSearch }
  | { kind: "found"; search: CaregiverSearch; results: readonly Caregiver[] };

/** Searches on request; outdated responses are dropped. `first` is searched at once. */
export function useCaregiverSearch(insured: CaregiverInsured, first: CaregiverSearch | undefined) {
  const [state, setState] = useState<CaregiverState>(
    first ? { kind: "loading", search: first } : { kind: "idle" },
  );
  const latest = useRef(0);

  const ask = (wanted: CaregiverSearch) => {
    latest.current += 1;
    const turn = latest.current;
    const tell = (next: CaregiverState) => turn === latest.current && setState(next);
    findCaregivers(insured, wanted).then(
      (results) => tell({ kind: "found", search: wanted, results }),
      () => tell({ kind: "failed", search: wanted }),
    );
  };

  const search = (wanted: CaregiverSearch) => {
    setState({ kind: "loading", search: wanted });
    ask(wanted);
  };

  const askFirst = useEffectEvent(() => first && ask(first));
  useEffect(() => {
    const turns = latest;
    askFirst();
    return () => void (turns.current += 1);
  }, []);

  return { state, search };
}
