import type { ReactNode } from "react";
import { Combobox, type ListOption } from "./Combobox.tsx";
import { Field, type FieldProps, frameOf } from "./Field.tsx";

interface ListFieldProps<Option extends ListOption> extends FieldProps<Option | undefined> {
  options: readonly Option[];
  /** The typed text; undefined while the value is shown. */
  typed: string | undefined;
  onTyped: (text: string | undefined) => void;
  status: string | undefined;
  wayOut?: ReactNode;
}

/**
 * A value that must come from a list. A typed text that is not chosen is reset to the previous value; an emptied field
 * is empty.
 */
export function ListField<Option extends ListOption>(given: ListFieldProps<Option>) {
  const { name, value, onChange, onBlur, ref, options, typed, onTyped, status, wayOut } = given;
  return (
    <Field {...frameOf(given)}>
      {(control) => (
        <Combobox
          control={control}
          name={name}
          ref={ref}
          text={typed ?? value?.label ?? ""}
          onText={onTyped}
          options={options}
          chosenId={value?.id}
          onChoose={(option) => {
            onTyped(undefined);
            onChange(option);
          }}
          onLeave={() => {
            if (typed?.trim() === "" && value) onChange(undefined);
            onTyped(undefined);
          }}
          onBlur={onBlur}
          status={status}
          wayOut={wayOut}
        />
      )}
    </Field>
  );
}
