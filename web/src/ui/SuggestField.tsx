import { useState } from "react";
import { Button } from "./Button.tsx";
import { Combobox, type ListOption } from "./Combobox.tsx";
import { Field, type FieldProps, frameOf } from "./Field.tsx";
import { type SearchState, useSearch } from "./useSearch.ts";

export interface SuggestProps<Option extends ListOption> extends FieldProps<Option | undefined> {
  search: (text: string) => Promise<readonly Option[]>;
}

interface SuggestFieldProps<Option extends ListOption> extends SuggestProps<Option> {
  pauseMs: number;
  statusOf: (state: SearchState<Option>) => string | undefined;
  /** What can be done when the search finds nothing. */
  wayOut?: { label: string; onTake: (typed: string) => void } | undefined;
}

/**
 * A value that has to come from the insurer's own list. What is typed and not chosen does not stay: the previous
 * value comes back, and an emptied field holds nothing.
 */
export function SuggestField<Option extends ListOption>(given: SuggestFieldProps<Option>) {
  const { name, value, onChange, onBlur, ref, search, pauseMs, statusOf, wayOut } = given;
  const [typed, setTyped] = useState<string>();
  const state = useSearch(typed, search, pauseMs);
  return (
    <Field {...frameOf(given)}>
      {(control) => (
        <Combobox
          control={control}
          name={name}
          ref={ref}
          text={typed ?? value?.label ?? ""}
          onText={setTyped}
          options={state.kind === "found" ? state.results : []}
          chosenId={value?.id}
          onChoose={(option) => {
            setTyped(undefined);
            onChange(option);
          }}
          onLeave={() => {
            if (typed?.trim() === "" && value) onChange(undefined);
            setTyped(undefined);
          }}
          onBlur={onBlur}
          status={typed === undefined && value ? undefined : statusOf(state)}
          wayOut={
            wayOut &&
            (state.kind === "found" || state.kind === "failed") && (
              <Button look="secondary" onClick={() => wayOut.onTake(typed ?? "")}>
                {wayOut.label}
              </Button>
            )
          }
        />
      )}
    </Field>
  );
}
