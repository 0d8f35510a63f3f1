import type { AccidentForm } from "@portal/model/accident/accident-form.ts";
import { longestAccidentText } from "@portal/model/accident/fields.ts";
import { type InsuranceGroup, insuranceGroups } from "@portal/model/accident/words.ts";
import { useDeferUntilPointerUp } from "../../core/forms/defer-until-pointer-up.ts";
import { problemText } from "../../core/http/problem-text.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { fieldId } from "../../parts/wizard/field-id.ts";
import { SwitchedFields } from "../../parts/wizard/SwitchedFields.tsx";
import frame from "../../parts/wizard/Wizard.module.css";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useAccidentView } from "../useAccident.ts";
import { useNames } from "../useNames.ts";

type Insurance = AccidentForm["insurances"][InsuranceGroup];

/** Other insurers that may have to pay. */
export function InsuranceStep() {
  const t = useTexts("accident");
  return (
    <div className={frame.part}>
      <p>{t("help.insurances")}</p>
      {insuranceGroups.map((group) => (
        <GroupFields key={group} group={group} />
      ))}
    </div>
  );
}

function GroupFields({ group }: { group: InsuranceGroup }) {
  const names = useNames();
  const { form } = useAccidentView();
  const insurance = form.values.insurances[group];
  return (
    <div>
      <SwitchedFields
        label={names.insurance(group)}
        name={`insurances.${group}`}
        value={insurance.isChecked}
        error={undefined}
        onChange={(isChecked) =>
          form.change({
            insurances: { ...form.values.insurances, [group]: { ...insurance, isChecked } },
          })
        }
        onBlur={() => undefined}
      >
        <NameField group={group} part="name" />
        <NameField group={group} part="healingCostsName" />
      </SwitchedFields>
    </div>
  );
}

interface NameFieldProps {
  group: InsuranceGroup;
  part: Exclude<keyof Insurance, "isChecked">;
}

function NameField({ group, part }: NameFieldProps) {
  const t = useTexts("accident");
  const forms = useTexts("forms");
  const afterPress = useDeferUntilPointerUp();
  const { form } = useAccidentView();
  const insurance = form.values.insurances[group];
  const path = `insurances.${group}.${part}`;
  return (
    <div id={fieldId(path)}>
      <TextField
        label={t(`insurance.${part}`)}
        name={path}
        autoComplete="off"
        maxLength={longestAccidentText.name}
        value={insurance[part]}
        error={problemText(forms, form.problemAt(path))}
        onBlur={() => afterPress(() => form.leave(path))}
        onChange={(text) =>
          form.change({
            insurances: { ...form.values.insurances, [group]: { ...insurance, [part]: text } },
          })
        }
      />
    </div>
  );
}
