import { useState } from "react";
import { useTexts } from "../core/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { Button } from "../ui/Button.tsx";
import { BasicContract } from "./BasicContract.tsx";
import { hasContract, type HealthKind, type Next, type PersonContracts } from "./contract.ts";
import styles from "./Contract.module.css";
import { NoContract } from "./NoContract.tsx";
import { PersonCard } from "./PersonCard.tsx";
import { SupplementaryContracts } from "./SupplementaryContracts.tsx";

/** Two people are laid out whole; among more, the first is open and the others tell the essential in a line. */
const laidOutWhole = 2;

interface HealthPanelProps {
  kind: HealthKind;
  contracts: readonly PersonContracts[];
  next: Next | null;
}

/** The health insurance of everybody, a card each. */
export function HealthPanel({ kind, contracts, next }: HealthPanelProps) {
  const { insureds } = usePortal();
  const numbers = insureds.map(({ insuredNumber }) => insuredNumber);
  const byDefault = numbers.length <= laidOutWhole ? numbers : numbers.slice(0, 1);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set(byDefault));
  const contractsOf = new Map(contracts.map((one) => [one.insuredNumber, one]));
  if (!contracts.some((one) => hasContract(one, kind))) return <NoContract kind={kind} />;
  return (
    <div className={styles.panel}>
      {numbers.length > laidOutWhole && (
        <AllButton numbers={numbers} opened={opened} onChange={setOpened} />
      )}
      <ul className={styles.people}>
        {insureds.map((insured) => {
          const person = contractsOf.get(insured.insuredNumber);
          return (
            <li key={insured.insuredNumber}>
              <PersonCard
                insured={insured}
                kind={kind}
                person={person && hasContract(person, kind) ? person : undefined}
                isOpen={opened.has(insured.insuredNumber)}
                onToggle={(isOpen) => setOpened(toggled(insured.insuredNumber, isOpen))}
              >
                {person && <Cover kind={kind} person={person} next={next} />}
              </PersonCard>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function toggled(insuredNumber: number, isOpen: boolean) {
  const one = new Set([insuredNumber]);
  return (before: ReadonlySet<number>) => (isOpen ? before.union(one) : before.difference(one));
}

interface AllButtonProps {
  numbers: readonly number[];
  opened: ReadonlySet<number>;
  onChange: (opened: ReadonlySet<number>) => void;
}

function AllButton({ numbers, opened, onChange }: AllButtonProps) {
  const t = useTexts("contract");
  const areAllOpen = numbers.every((number) => opened.has(number));
  return (
    <div className={styles.all}>
      <p>{t("people.count", { count: numbers.length })}</p>
      <Button look="quiet" onClick={() => onChange(new Set(areAllOpen ? [] : numbers))}>
        {t(areAllOpen ? "people.closeAll" : "people.openAll")}
      </Button>
    </div>
  );
}

interface CoverProps {
  kind: HealthKind;
  person: PersonContracts;
  next: Next | null;
}

function Cover({ kind, person, next }: CoverProps) {
  const { insuredNumber, healthBasic, supplementals, supplementalsMonthlyAmount } = person;
  if (kind === "lca") {
    return <SupplementaryContracts contracts={supplementals} total={supplementalsMonthlyAmount} />;
  }
  if (!healthBasic) return null;
  const amount = next?.basics.get(insuredNumber);
  const nextBasic = next && amount !== undefined ? { year: next.year, amount } : undefined;
  return <BasicContract contract={healthBasic} next={nextBasic} />;
}
