import { choosable, transferChoosable } from "@portal/model/contract-changes/choices.ts";
import type { ProposedMutation } from "@portal/model/contract-changes/proposal.ts";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import type { Person } from "../household.ts";
import { PersonHead } from "../PersonHead.tsx";
import { useWizardView } from "../wizard-view.ts";
import { ChoiceBox, type PersonChoice } from "./ChoiceBox.tsx";
import styles from "./ChoiceStep.module.css";
import { ImpossibleChoices } from "./ImpossibleChoices.tsx";

interface PersonChoicesProps {
  person: Person;
  startsOpen: boolean;
}

/** The possible and impossible changes of a person. Collapsed, it shows the number of choices. */
export function PersonChoices({ person, startsOpen }: PersonChoicesProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const { insuredNumber } = person.insured;
  const choices = useChoices(insuredNumber);
  const impossible = choices.filter((choice) => !isPossible(choice));
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
          {choices.filter(isPossible).map((choice) => (
            <ChoiceBox key={choice.what} {...choice} />
          ))}
        </fieldset>
        {impossible.length > 0 && <ImpossibleChoices choices={impossible} />}
      </details>
    </Card>
  );
}

/** All proposals to the person, possible or not. */
function useChoices(insured: number): PersonChoice[] {
  const { state, proposals, act } = useWizardView();
  const proposed = proposals.mutation?.assures.find(({ noAssure }) => noAssure === insured);
  const changes = (proposed?.mutations ?? [])
    .filter(isWorthShowing)
    .map(({ code }): PersonChoice => ({
      what: code,
      isChosen: Boolean(state.changes[insured]?.[code]),
      choosable: choosable(state, proposals, { insured, code }),
      onChange: (isWanted) => act({ type: isWanted ? "choose" : "unchoose", insured, code }),
    }));
  if (!proposals.transfer?.assures.some(({ noAssure }) => noAssure === insured)) return changes;
  const transfer: PersonChoice = {
    what: "transfer",
    isChosen: Boolean(state.transfers[insured]),
    choosable: transferChoosable(state, proposals, insured),
    onChange: (isWanted) =>
      act({ type: isWanted ? "chooseTransfer" : "unchooseTransfer", insured }),
  };
  return [...changes, transfer];
}

/** A box that only another choice excludes stays, so that boxes do not come and go while they are ticked. */
function isPossible({ isChosen, choosable: { isEnabled, reasons } }: PersonChoice): boolean {
  return isChosen || isEnabled || reasons.includes("EXCLUDED") || reasons.includes("SAME_MATTER");
}

/** Including accidents that are already included needs no reason: the other box offers the opposite. */
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
