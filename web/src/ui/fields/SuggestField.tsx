import { useState } from "react";
import { Button } from "../layout/Button.tsx";
import type { ListOption } from "./Combobox.tsx";
import type { FieldProps } from "./Field.tsx";
import { ListField } from "./ListField.tsx";
import { type SearchState, useSearch } from "./useSearch.ts";

export interface SuggestProps<Option extends ListOption> extends FieldProps<Option | undefined> {
  search: (text: string) => Promise<readonly Option[]>;
  /** Receives the text while it is typed. */
  onTyped?: ((text: string) => void) | undefined;
}

interface SuggestFieldProps<Option extends ListOption> extends SuggestProps<Option> {
  pauseMs: number;
  statusOf: (state: SearchState<Option>) => string | undefined;
  /** The alternative offered when the search finds nothing. */
  wayOut?: { label: string; onTake: (typed: string) => void } | undefined;
}

/** A value from the insurer's list, which is searched while typing. */
export function SuggestField<Option extends ListOption>(given: SuggestFieldProps<Option>) {
  const { search, pauseMs, statusOf, wayOut, onTyped, ...field } = given;
  const [typed, setTyped] = useState<string>();
  const state = useSearch(typed, search, pauseMs);
  const isOver = state.kind === "found" || state.kind === "failed";
  return (
    <ListField
      {...field}
      options={state.kind === "found" ? state.results : []}
      typed={typed}
      onTyped={(text) => {
        setTyped(text);
        if (text !== undefined) onTyped?.(text);
      }}
      status={typed === undefined && field.value ? undefined : statusOf(state)}
      wayOut={
        wayOut &&
        isOver && (
          <Button variant="secondary" onClick={() => wayOut.onTake(typed ?? "")}>
            {wayOut.label}
          </Button>
        )
      }
    />
  );
}
