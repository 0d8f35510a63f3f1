import { formatAmount } from "@portal/model/money.ts";
import {
  MOST_NIGHTS,
  MOST_SIMULATED,
  SimulatedKind,
  simulatedMonths,
} from "@portal/model/year-costs/simulation.ts";
import { useState } from "react";
import { Boundary } from "../core/hydration.tsx";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { useMonthName } from "../ui/fields/dates/month-names.ts";
import { NumberField } from "../ui/fields/NumberField.tsx";
import { Select } from "../ui/fields/Select.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { SimulatedResult } from "./SimulatedResult.tsx";
import { nameOf, type PersonCosts } from "./year-costs.ts";
import styles from "./YearCosts.module.css";

interface SimulatorProps {
  /** The people with basic insurance. */
  people: readonly PersonCosts[];
  today: string;
}

/** The example of the page: an operation of 8,000 francs. */
const EXAMPLE = { amount: 8_000, nights: 3 };
const CENTS = 100;

/** What a treatment would cost. Nothing is stored or sent: the browser computes it. */
export function Simulator({ people, today }: SimulatorProps) {
  const t = useTexts("year_costs");
  const form = useSimulation(people, today);
  return (
    <section aria-labelledby="simulator-title">
      <Card className={styles.simulator}>
        <h2 id="simulator-title">{t("sim.title")}</h2>
        <p className={styles.lead}>{t("sim.lead")}</p>
        <Fields people={people} today={today} form={form} />
        {form.care && (
          <Boundary fallback={<Skeleton height="320px" />}>
            <SimulatedResult insuredNumber={Number(form.values.person)} care={form.care} />
          </Boundary>
        )}
      </Card>
    </section>
  );
}

interface FieldsProps extends SimulatorProps {
  form: ReturnType<typeof useSimulation>;
}

function Fields({ people, today, form }: FieldsProps) {
  const t = useTexts("year_costs");
  const { person, kind, month, amount, nights } = form.values;
  const { amount: francs, nights: count } = form.errors;
  return (
    <div className={styles.form}>
      {people.length > 1 && (
        <Select
          name="person"
          label={t("sim.person")}
          options={people.map((one) => ({
            value: String(one.insuredNumber),
            label: nameOf(one),
          }))}
          value={person}
          onChange={(value) => form.change({ person: value })}
        />
      )}
      <Select
        name="kind"
        label={t("sim.kind")}
        options={SimulatedKind.options.map((value) => ({
          value,
          label: t(`sim.kinds.${value}`),
        }))}
        value={kind}
        onChange={(value) => value && form.change({ kind: value })}
      />
      <Months value={month} today={today} onChange={(value) => form.change({ month: value })} />
      <NumberField
        name="amount"
        label={t("sim.amount")}
        help={t("sim.amountHelp")}
        value={amount}
        error={francs ? t("sim.invalid.amount", { most: formatAmount(MOST_SIMULATED) }) : undefined}
        onChange={(value) => form.change({ amount: value })}
      />
      {kind === "INPATIENT" && (
        <NumberField
          name="nights"
          label={t("sim.nights")}
          value={nights}
          error={count ? t("sim.invalid.nights", { most: MOST_NIGHTS }) : undefined}
          onChange={(value) => form.change({ nights: value })}
        />
      )}
    </div>
  );
}

interface MonthsProps {
  value: string;
  today: string;
  onChange: (month: string) => void;
}

function Months({ value, today, onChange }: MonthsProps) {
  const t = useTexts("year_costs");
  const monthName = useMonthName();
  return (
    <Select
      name="month"
      label={t("sim.month")}
      options={simulatedMonths(today).map((month) => ({ value: month, label: monthName(month) }))}
      value={value}
      onChange={onChange}
    />
  );
}

interface Values {
  person: string;
  kind: SimulatedKind;
  month: string;
  amount: number | undefined;
  nights: number | undefined;
}

/** The typed values, and the care that follows from valid ones. */
function useSimulation(people: readonly PersonCosts[], today: string) {
  const { profile } = usePortal();
  const own = people.find(({ insuredNumber }) => insuredNumber === profile.insuredNumber);
  const [values, setValues] = useState<Values>({
    person: String((own ?? people[0])?.insuredNumber ?? ""),
    kind: "INPATIENT",
    month: simulatedMonths(today)[1] ?? today.slice(0, 7),
    ...EXAMPLE,
  });
  const { kind, month, amount = Number.NaN, nights = Number.NaN } = values;
  const rappen = Math.round(amount * CENTS);
  const isInpatient = kind === "INPATIENT";
  const errors = {
    amount: !(rappen >= CENTS && rappen <= MOST_SIMULATED),
    nights: isInpatient && !(Number.isInteger(nights) && nights >= 0 && nights <= MOST_NIGHTS),
  };
  return {
    values,
    errors,
    care:
      errors.amount || errors.nights
        ? undefined
        : { kind, month, amount: rappen, nights: isInpatient ? nights : 0 },
    change: (change: Partial<Values>) => setValues((before) => ({ ...before, ...change })),
  };
}
