import { offeredValue, proposedMutation } from "@portal/model/contract-changes/check-change.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { fieldId } from "../../parts/wizard/field-id.ts";
import { Select } from "../../ui/fields/Select.tsx";
import { useDayName } from "../useDayName.ts";
import { useProblem, useWizardView } from "../wizard-view.ts";
import type { ChangeProps } from "./change-props.ts";
import styles from "./Change.module.css";

/** The first day. It depends on the value, so it is chosen after it. */
export function StartField({ person, code }: ChangeProps) {
  const t = useTexts("contract_changes");
  const dayName = useDayName();
  const { state, proposals, act } = useWizardView();
  const { insuredNumber: insured } = person.insured;
  const change = state.changes[insured]?.[code];
  const proposed = proposedMutation(proposals.mutation, insured, code);
  const chosen = change?.value ?? undefined;
  const value = chosen === undefined ? undefined : offeredValue(proposed, chosen);
  const path = `${insured}.${code}.startingDate`;
  const problem = useProblem(path);
  return (
    <div id={fieldId(path)} className={styles.fields}>
      <Select
        {...problem}
        label={t("field.startingDate")}
        help={t(`when.${code}`)}
        disabled={!value}
        options={(value?.dates ?? []).map((day) => ({ value: day, label: dayName(day) }))}
        value={change?.startingDate ?? ""}
        onChange={(date) => act({ type: "setDate", insured, code, date: date || null })}
      />
    </div>
  );
}
