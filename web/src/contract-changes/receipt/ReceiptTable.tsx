import { rappenOf } from "@portal/model/money.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { usePortal } from "../../core/portal.tsx";
import { useToday } from "../../core/today.ts";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import { plainAmount } from "../amounts.ts";
import { useDayName } from "../useDayName.ts";
import { useWizardView } from "../wizard-view.ts";
import { changedOf, type Figures, mostOf, type BeforeAndAfter, unchangedOf } from "./figures.ts";
import styles from "./ReceiptBody.module.css";
import { newDeductible } from "./new-deductible.ts";
import type { PersonPremium } from "../usePremiums.ts";

/** Compares both on the same day: one person in detail, several with a line each and their sums. */
export function ReceiptTable({ figures }: { figures: Figures }) {
  const t = useTexts("contract_changes");
  const dayName = useDayName();
  const { people, day } = useWizardView().premiums;
  const [only, another] = people;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        {day && t("receipt.from", { date: dayName(day) })}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t("receipt.line")}</VisuallyHidden>
          </th>
          <th scope="col">{t("receipt.without")}</th>
          <th scope="col">{t("receipt.with")}</th>
        </tr>
      </thead>
      <tbody>
        {only && !another ? (
          <OnePerson one={only} figures={figures} />
        ) : (
          <SeveralPeople people={people} figures={figures} />
        )}
        <HouseholdLines figures={figures} />
      </tbody>
    </table>
  );
}

function OnePerson({ one, figures }: { one: PersonPremium; figures: Figures }) {
  const t = useTexts("contract_changes");
  const today = useToday();
  const { state, proposals, premiums } = useWizardView();
  const { person } = one;
  const chosen = newDeductible(state, proposals, person.insured.insuredNumber);
  const deductible = rappenOf(premiums.contractThen(person)?.deductible ?? 0);
  const deductibles = {
    unchanged: deductible,
    changed: chosen ?? deductible,
  };
  return (
    <>
      <Line label={t("receipt.deductible")} pair={deductibles} isWhole />
      <Line label={t("receipt.month")} pair={figures.month} />
      <Line label={t("receipt.year")} pair={figures.year} />
      <Line
        label={t("receipt.most")}
        help={t("receipt.mostHelp")}
        pair={mostOf(person, { month: figures.month, deductibles, day: premiums.day ?? today })}
      />
    </>
  );
}

interface SeveralPeopleProps {
  people: readonly PersonPremium[];
  figures: Figures;
}

function SeveralPeople({ people, figures }: SeveralPeopleProps) {
  const t = useTexts("contract_changes");
  const { premiums } = useWizardView();
  return (
    <>
      {people.map((one) => (
        <Line
          key={one.person.insured.insuredNumber}
          label={one.person.insured.firstname}
          pair={{ unchanged: unchangedOf(one, premiums), changed: changedOf(one, premiums) }}
        />
      ))}
      <Line label={t("receipt.totalMonth")} pair={figures.month} />
      <Line label={t("receipt.totalYear")} pair={figures.year} />
    </>
  );
}

/** The premium of the others, and the sum: the lines of a month add up. */
function HouseholdLines({ figures: { others, household } }: { figures: Figures }) {
  const t = useTexts("contract_changes");
  const { insureds } = usePortal();
  const hasOthers = others.unchanged !== 0;
  return (
    <>
      {hasOthers && (
        <Line label={t("receipt.others")} help={t("receipt.othersHelp")} pair={others} />
      )}
      <Line
        className={styles.household}
        label={t("receipt.household")}
        help={t("receipt.householdHelp", { count: insureds.length })}
        pair={household}
      />
    </>
  );
}

interface LineProps {
  label: string;
  help?: string;
  pair: BeforeAndAfter;
  isWhole?: boolean;
  className?: string | undefined;
}

function Line({ label, help, pair, isWhole = false, className }: LineProps) {
  const shown = (rappen: number) =>
    isWhole ? plainAmount(rappen).replace(/\.00$/, "") : plainAmount(rappen);
  return (
    <tr className={className}>
      <th scope="row">
        {label}
        {help && <small>{help}</small>}
      </th>
      <td>{shown(pair.unchanged)}</td>
      <td>{shown(pair.changed)}</td>
    </tr>
  );
}
