import { isAsked, isRequired } from "@portal/model/damage/asked-fields.ts";
import { damageDays } from "@portal/model/damage/damage-rule.ts";
import { longestDamageText } from "@portal/model/damage/fields.ts";
import { damageKindName } from "@portal/model/damage/names.ts";
import { DamageKind } from "@portal/model/damage/words.ts";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { StepField } from "../../parts/wizard/StepField.tsx";
import { SwitchedFields } from "../../parts/wizard/SwitchedFields.tsx";
import frame from "../../parts/wizard/Wizard.module.css";
import { DateField } from "../../ui/fields/dates/DateField.tsx";
import { TimeField } from "../../ui/fields/dates/TimeField.tsx";
import { RadioGroup } from "../../ui/fields/RadioGroup.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { useDamageView } from "../useDamage.ts";
import { useLabels } from "../useLabels.ts";
import { LineField } from "./LineField.tsx";

/** The event, its time and place, and the people and authorities involved. */
export function EventStep() {
  return (
    <>
      <div className={frame.part}>
        <ContractField />
        <KindField />
        <InjuredPartyFields />
      </div>
      <div className={frame.part}>
        <MomentFields />
        <DescriptionFields />
        <PoliceFields />
      </div>
    </>
  );
}

/** A single contract needs no choice. */
function ContractField() {
  const labelOf = useLabels();
  const { form, contracts } = useDamageView();
  if (contracts.length === 1 && !form.problemAt("contract")) return null;
  return (
    <StepField form={form} name="contract">
      {(field) => (
        <RadioGroup
          {...field}
          label={labelOf("contract")}
          variant="card"
          options={contracts.map(({ noContract, product }) => ({
            value: noContract,
            label: product.value,
            detail: noContract,
          }))}
        />
      )}
    </StepField>
  );
}

function KindField() {
  const labelOf = useLabels();
  const { language } = useLanguage();
  const { form } = useDamageView();
  return (
    <StepField form={form} name="kind">
      {(field) => (
        <Select
          {...field}
          label={labelOf("kind")}
          options={DamageKind.options.map((value) => ({
            value,
            label: damageKindName(value, language),
          }))}
          value={DamageKind.safeParse(field.value).data ?? ""}
        />
      )}
    </StepField>
  );
}

function InjuredPartyFields() {
  const t = useTexts("damage");
  const { form } = useDamageView();
  if (!isAsked(form.values, "injuredPartyName")) return null;
  return (
    <div className={frame.nested}>
      <LineField name="injuredPartyName" />
      <LineField name="injuredPartyContact" help={t("help.contact")} isOptional />
    </div>
  );
}

function MomentFields() {
  const labelOf = useLabels();
  const { form, moment } = useDamageView();
  return (
    <div className={frame.two}>
      <StepField form={form} name="damageDate">
        {(field) => (
          <DateField
            {...field}
            label={labelOf("damageDate")}
            bounds={damageDays(moment)}
            opensAt={moment.today}
          />
        )}
      </StepField>
      <StepField form={form} name="damageHour">
        {(field) => <TimeField {...field} label={labelOf("damageHour")} isOptional />}
      </StepField>
    </div>
  );
}

function DescriptionFields() {
  const t = useTexts("damage");
  const labelOf = useLabels();
  const { form } = useDamageView();
  return (
    <>
      <LineField name="place" help={t("help.place")} />
      <StepField form={form} name="description">
        {(field) => (
          <TextArea
            {...field}
            label={labelOf("description")}
            help={t("help.description")}
            maxLength={longestDamageText.description}
          />
        )}
      </StepField>
    </>
  );
}

function PoliceFields() {
  const t = useTexts("damage");
  const labelOf = useLabels();
  const { form } = useDamageView();
  const isNeeded = isRequired(form.values, "policeReport");
  return (
    <StepField form={form} name="policeReport">
      {(field) => (
        <SwitchedFields
          {...field}
          label={labelOf("policeReport")}
          {...(isNeeded && { help: t("help.police") })}
        >
          <LineField name="policeStation" />
          <LineField name="policeReportNumber" isOptional />
        </SwitchedFields>
      )}
    </StepField>
  );
}
