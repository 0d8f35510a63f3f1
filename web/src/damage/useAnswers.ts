import { withoutEmptyThings } from "@portal/model/damage/asked-fields.ts";
import { type DamageForm, sumOf } from "@portal/model/damage/damage-form.ts";
import { damageKindName } from "@portal/model/damage/names.ts";
import { askedNames, damageField, type DamageStep } from "@portal/model/damage/fields.ts";
import { formatChf, rappenOf } from "@portal/model/money.ts";
import { type Translate, useLanguage, useTexts } from "../core/language/i18n.tsx";
import type { Answer } from "../parts/wizard/Answers.tsx";
import { dayName } from "../ui/fields/dates/month-names.ts";
import { type DamageView, useDamageView } from "./useDamage.ts";
import { useLabels } from "./useLabels.ts";

type DamageTexts = Translate<"damage">;

/** The answers of a step, as shown above the later steps. */
export function useAnswers(): (step: DamageStep) => readonly Answer[] {
  const t = useTexts("damage");
  const { language } = useLanguage();
  const labelOf = useLabels();
  const view = useDamageView();
  const { values } = view.form;
  return (step) => {
    if (step === "event") {
      return eventAnswers(t, view, {
        day: (day) => dayName(day, language),
        kind: (code) => damageKindName(code, language),
      });
    }
    if (step === "things") return thingsAnswers(t, values);
    if (step === "contact") return filledAnswers([[t("answer.phone"), values.contactPhone]]);
    const texts = askedNames.filter((name) => damageField(name).step === step);
    return filledAnswers(texts.map((name) => [labelOf(name), textOf(values[name])]));
  };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function filledAnswers(
  answers: readonly (readonly [label: string, value: string])[],
): readonly Answer[] {
  return answers.flatMap(([label, value]) => (value === "" ? [] : [{ label, value }]));
}

interface ValueNames {
  day: (day: string) => string;
  kind: (code: string) => string;
}

function eventAnswers(t: DamageTexts, { form, contract }: DamageView, words: ValueNames) {
  const { values } = form;
  const day = values.damageDate ? words.day(values.damageDate) : "";
  return filledAnswers([
    [t("answer.contract"), contract?.product.value ?? ""],
    [t("answer.kind"), values.kind && words.kind(values.kind)],
    [t("answer.when"), values.damageHour ? t("answer.at", { day, time: values.damageHour }) : day],
    [t("answer.where"), values.place],
    [t("answer.how"), values.description],
    [t("answer.injured"), paired(t, values.injuredPartyName, values.injuredPartyContact)],
    [
      t("answer.police"),
      values.policeReport ? paired(t, values.policeStation, values.policeReportNumber) : t("no"),
    ],
  ]);
}

function paired(t: DamageTexts, name: string, detail: string): string {
  return detail === "" ? name : t("answer.pair", { name, detail });
}

function thingsAnswers(t: DamageTexts, values: DamageForm) {
  const { things } = withoutEmptyThings(values);
  const lines = things.map(({ what, amount = 0 }) =>
    t("answer.thing", { what, amount: formatChf(rappenOf(amount)) }),
  );
  const count = values.files.length;
  return filledAnswers([
    [t("answer.things"), lines.join("\n")],
    [t("answer.sum"), formatChf(sumOf(things))],
    [t("answer.files"), count > 0 ? t("answer.filesCount", { count }) : ""],
  ]);
}
