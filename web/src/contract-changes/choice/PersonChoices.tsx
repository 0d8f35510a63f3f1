import { choosable, transferChoosable } from "@portal/model/contract-changes/choices.ts";
import type { MutationCode, ProposedMutation } from "@portal/model/contract-changes/proposal.ts";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import type { Person } from "../household.ts";
import { PersonHead } from "../PersonHead.tsx";
import { useWizardView } from "../wizard-view.ts";
import { ChoiceBox } from "./ChoiceBox.tsx";
import styles from "./ChoiceStep.module.css";

interface PersonChoicesProps {
  person: Person;
  startsOpen: boolean;
}

/** Everything that somebody can change, each with a box. Closed, it still says how much was chosen. */
export function PersonChoices({ person, startsOpen }: PersonChoicesProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const { insuredNumber } = person.insured;
  const { proposals } = useWizardView();
  const proposed = proposals.mutation?.assures.find(({ noAssure }) => noAssure === insuredNumber);
  return (
    <Card className={styles.card}>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>
          <PersonHead person={person}>
            <ChosenBadge insured={insuredNumber} />
          </PersonHead>
          <ChevronDown className={styles.chevron} size={20} aria-hidden="true" />
        </summary>
        <fieldset className={styles.boxes}>
          <ChoicesLegend name={person.insured.fullname} />
          {proposed?.mutations.filter(isWorthShowing).map(({ code }) => (
            <ChangeBox key={code} insured={insuredNumber} code={code} />
          ))}
          <TransferBox insured={insuredNumber} />
        </fieldset>
      </details>
    </Card>
  );
}

/** Accidents that are in already cannot be taken in: that needs no reason, the other box says what can be done. */
function isWorthShowing({ code, enabled, constraints }: ProposedMutation): boolean {
  const isRisk = code === "riskAdd" || code === "riskDel";
  return !isRisk || enabled || !constraints.includes("ONLY_VALUE");
}

function ChoicesLegend({ name }: { name: string }) {
  const t = useTexts("contract_changes");
  return <legend className={styles.legend}>{t("choice.legend", { name })}</legend>;
}

function ChosenBadge({ insured }: { insured: number }) {
  const t = useTexts("contract_changes");
  const { changes, transfers } = useWizardView().state;
  const count = Object.keys(changes[insured] ?? {}).length + (transfers[insured] ? 1 : 0);
  return count > 0 && <Badge>{t("choice.chosen", { count })}</Badge>;
}

function ChangeBox({ insured, code }: { insured: number; code: MutationCode }) {
  const { state, proposals, act } = useWizardView();
  const isChosen = Boolean(state.changes[insured]?.[code]);
  return (
    <ChoiceBox
      what={code}
      isChosen={isChosen}
      choosable={choosable(state, proposals, { insured, code })}
      onChange={(isWanted) => act({ type: isWanted ? "choose" : "unchoose", insured, code })}
    />
  );
}

function TransferBox({ insured }: { insured: number }) {
  const { state, proposals, act } = useWizardView();
  const isProposed = proposals.transfer?.assures.some(({ noAssure }) => noAssure === insured);
  if (!isProposed) return null;
  return (
    <ChoiceBox
      what="transfer"
      isChosen={Boolean(state.transfers[insured])}
      choosable={transferChoosable(state, proposals, insured)}
      onChange={(isWanted) =>
        act({ type: isWanted ? "chooseTransfer" : "unchooseTransfer", insured })
      }
    />
  );
}
