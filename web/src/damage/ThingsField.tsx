import { sumOf } from "@portal/model/damage/damage-form.ts";
import { MOST_THINGS } from "@portal/model/damage/damage-rule.ts";
import { type DamagedThing, emptyThing, longestDamageText } from "@portal/model/damage/fields.ts";
import { formatChf } from "@portal/model/money.ts";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useEffect, useRef, useState } from "react";
import { useDeferUntilPointerUp } from "../core/forms/defer-until-pointer-up.ts";
import { problemText } from "../core/http/problem-text.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { fieldId } from "../parts/wizard/field-id.ts";
import { FieldGroup } from "../ui/fields/Field.tsx";
import { NumberField } from "../ui/fields/NumberField.tsx";
import { TextField } from "../ui/fields/TextField.tsx";
import { Button } from "../ui/layout/Button.tsx";
import stack from "../ui/layout/Stack.module.css";
import styles from "./Damage.module.css";
import { useDamageView } from "./useDamage.ts";
import { useLabels } from "./useLabels.ts";

/** The things with their values and the sum. */
export function ThingsField() {
  const t = useTexts("damage");
  const labelOf = useLabels();
  const forms = useTexts("forms");
  const { form } = useDamageView();
  const { things } = form.values;
  const { list, setWanted } = useFocusOnLine();
  const set = (next: readonly DamagedThing[]) => form.change({ things: [...next] });
  const problem = form.problems["things"];
  return (
    <div id={fieldId("things")}>
      <FieldGroup
        label={labelOf("things")}
        help={t("help.things")}
        error={form.isTried ? problemText(forms, problem) : undefined}
      >
        {() => (
          <div className={styles.things}>
            <ul ref={list} className={stack.gap4}>
              {things.map((thing, place) => (
                <ThingLine
                  // A line has no id; a new number of lines remounts the fields, which keep a text of their own.
                  key={`${things.length} ${place}`}
                  thing={thing}
                  place={place}
                  onChange={(change) =>
                    set(things.map((one, at) => (at === place ? { ...one, ...change } : one)))
                  }
                  onRemove={() => {
                    set(things.length > 1 ? things.toSpliced(place, 1) : [emptyThing]);
                    setWanted(Math.max(0, place - 1));
                  }}
                />
              ))}
            </ul>
            <div className={styles.sum}>
              <Button
                variant="secondary"
                disabled={things.length >= MOST_THINGS}
                onClick={() => {
                  set([...things, emptyThing]);
                  setWanted(things.length);
                }}
              >
                <Plus size={18} aria-hidden="true" />
                {t("things.add")}
              </Button>
              <p aria-live="polite">
                {t("things.sum")} <strong>{formatChf(sumOf(things))}</strong>
              </p>
            </div>
          </div>
        )}
      </FieldGroup>
    </div>
  );
}

/** Focuses an added line, or the one before a removed line. */
function useFocusOnLine() {
  const list = useRef<HTMLUListElement>(null);
  const [wanted, setWanted] = useState<{ place: number }>();
  useEffect(() => {
    if (wanted) list.current?.children[wanted.place]?.querySelector("input")?.focus();
  }, [wanted]);
  return { list, setWanted: (place: number) => setWanted({ place }) };
}

interface ThingLineProps {
  thing: DamagedThing;
  place: number;
  onChange: (change: Partial<DamagedThing>) => void;
  onRemove: () => void;
}

function ThingLine({ thing, place, onChange, onRemove }: ThingLineProps) {
  const t = useTexts("damage");
  const labelOf = useLabels();
  const forms = useTexts("forms");
  const afterPress = useDeferUntilPointerUp();
  const { form } = useDamageView();
  const bound = (part: "what" | "amount") => {
    const path = `things.${place}.${part}`;
    return {
      name: path,
      error: problemText(forms, form.problemAt(path)),
      onBlur: () => afterPress(() => form.leave(path)),
    };
  };
  return (
    <li className={styles.line}>
      <div id={fieldId(`things.${place}.what`)}>
        <TextField
          {...bound("what")}
          label={t("field.whatOf", { place: place + 1 })}
          autoComplete="off"
          maxLength={longestDamageText.name}
          value={thing.what}
          onChange={(what) => onChange({ what })}
        />
      </div>
      <div id={fieldId(`things.${place}.amount`)}>
        <NumberField
          {...bound("amount")}
          label={labelOf("amount")}
          value={thing.amount}
          onChange={(amount) => onChange({ amount })}
        />
      </div>
      <Button
        variant="icon"
        aria-label={t("things.remove", { place: place + 1 })}
        onClick={onRemove}
      >
        <X size={20} aria-hidden="true" />
      </Button>
    </li>
  );
}
