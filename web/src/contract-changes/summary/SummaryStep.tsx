import { MutationCode } from "@portal/model/contract-changes/proposal.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import type { Person } from "../household.ts";
import { PersonHead } from "../PersonHead.tsx";
import { useWizardView } from "../wizard-view.ts";
import { ChangeLine } from "./ChangeLine.tsx";
import { Consents } from "./Consents.tsx";
import styles from "./SummaryStep.module.css";
import { TransferLines } from "./TransferLines.tsx";

/** The new contracts in legal terms, and the consent to them. */
export function SummaryStep() {
  const t = useTexts("contract_changes");
  const { premiums } = useWizardView();
  return (
    <>
      <p className={styles.intro}>{t("summary.intro")}</p>
      {premiums.people.map(({ person }) => (
        <PersonSummary key={person.insured.insuredNumber} person={person} />
      ))}
      <Consents />
    </>
  );
}

function PersonSummary({ person }: { person: Person }) {
  const { state } = useWizardView();
  const { insuredNumber } = person.insured;
  const changes = state.changes[insuredNumber] ?? {};
  return (
    <section aria-label={person.insured.fullname}>
      <Card className={styles.card}>
        <PersonHead person={person} />
        <dl className={styles.lines}>
          {state.transfers[insuredNumber] && <TransferLines person={person} />}
          {MutationCode.options
            .filter((code) => changes[code])
            .map((code) => (
              <ChangeLine key={code} person={person} code={code} />
            ))}
        </dl>
      </Card>
    </section>
  );
}
