import { useTexts } from "../../core/language/i18n.tsx";
import { usePortal } from "../../core/portal.tsx";
import { AllOpener } from "../AllOpener.tsx";
import { BasicContract } from "./BasicContract.tsx";
import { hasContract, type HealthKind, type Next, type PersonContracts } from "../contract.ts";
import stack from "../../ui/layout/Stack.module.css";
import styles from "../Contract.module.css";
import { NoContract } from "../NoContract.tsx";
import { PersonCard } from "../PersonCard.tsx";
import { SupplementaryContracts } from "./SupplementaryContracts.tsx";
import { useOpened } from "../useOpened.ts";

interface HealthPanelProps {
  kind: HealthKind;
  month: string;
  contracts: readonly PersonContracts[];
  next: Next | null;
}

/** The health insurance of every person, one card each. */
export function HealthPanel({ kind, month, contracts, next }: HealthPanelProps) {
  const t = useTexts("contract");
  const { insureds } = usePortal();
  const opened = useOpened(insureds.map(({ insuredNumber }) => insuredNumber));
  const insuredSo = new Map(
    contracts
      .filter((one) => hasContract(one, kind))
      .map((one) => [one.insuredNumber, one] as const),
  );
  if (insuredSo.size === 0) return <NoContract kind={kind} />;
  return (
    <div className={stack.gap3}>
      <AllOpener count={t("people.count", { count: insureds.length })} opened={opened} />
      <ul className={styles.people}>
        {insureds.map((insured) => {
          const { insuredNumber } = insured;
          const person = insuredSo.get(insuredNumber);
          return (
            <li key={insuredNumber}>
              <PersonCard
                insured={insured}
                kind={kind}
                person={person}
                isOpen={opened.isOpen(insuredNumber)}
                onToggle={(isOpen) => opened.toggle(insuredNumber, isOpen)}
              >
                {person && <Cover kind={kind} month={month} person={person} next={next} />}
              </PersonCard>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface CoverProps {
  kind: HealthKind;
  month: string;
  person: PersonContracts;
  next: Next | null;
}

function Cover({ kind, month, person, next }: CoverProps) {
  const { insuredNumber, healthBasic, supplementals, supplementalsMonthlyAmount } = person;
  if (kind === "lca") {
    return <SupplementaryContracts contracts={supplementals} total={supplementalsMonthlyAmount} />;
  }
  if (!healthBasic) return null;
  const amount = next?.basics[insuredNumber];
  const nextBasic = next && amount !== undefined ? { year: next.year, amount } : undefined;
  return (
    <BasicContract
      insuredNumber={insuredNumber}
      month={month}
      contract={healthBasic}
      domicile={person.domicile ?? undefined}
      next={nextBasic}
    />
  );
}
