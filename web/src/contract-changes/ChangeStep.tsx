import { awaitsNewPremiums } from "@portal/model/contract-changes/notices.ts";
import { MutationCode } from "@portal/model/contract-changes/proposal.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { useToday } from "../core/today.ts";
import { Notice } from "../ui/feedback/Notice.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { PersonChart } from "./chart/PersonChart.tsx";
import type { Person } from "./household.ts";
import { PersonHead } from "./PersonHead.tsx";
import { TransferFields } from "./transfer/TransferFields.tsx";
import { useWizardView } from "./wizard-view.ts";
import { ChangeFields } from "./change/ChangeFields.tsx";
import styles from "./change/Change.module.css";

/** The new value and its first day, by person. */
export function ChangeStep() {
  const { people, state } = useWizardView();
  const chosen = people.filter(
    ({ insured: { insuredNumber } }) =>
      state.changes[insuredNumber] ?? state.transfers[insuredNumber],
  );
  return (
    <>
      <NewPremiumsNotice />
      {chosen.map((person) => (
        <PersonFields key={person.insured.insuredNumber} person={person} />
      ))}
    </>
  );
}

/** Tells that next year's premiums are provisional until they are announced. */
function NewPremiumsNotice() {
  const t = useTexts("contract_changes");
  const { state } = useWizardView();
  const today = useToday();
  if (!awaitsNewPremiums(state, today)) return null;
  return (
    <Notice kind="info">
      <p>{t("change.awaited", { year: Number(today.slice(0, 4)) + 1 })}</p>
    </Notice>
  );
}

function PersonFields({ person }: { person: Person }) {
  const { state } = useWizardView();
  const { insuredNumber } = person.insured;
  const changes = state.changes[insuredNumber] ?? {};
  return (
    <section className={styles.person} aria-label={person.insured.fullname}>
      <Card className={styles.card}>
        <PersonHead person={person} />
        {state.transfers[insuredNumber] && <TransferFields person={person} />}
        {MutationCode.options
          .filter((code) => changes[code])
          .map((code) => (
            <ChangeFields key={code} person={person} code={code} />
          ))}
      </Card>
      {(changes.deductible ?? changes.aosModel) && <PersonChart person={person} />}
    </section>
  );
}
