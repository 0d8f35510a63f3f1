import { formatChf, rappenOf } from "@portal/model/money.ts";
import type { CostPerson } from "@portal/model/year-costs/forecast.ts";
import {
  isFreeCare,
  ownShareOf,
  simulateCare,
  type SimulatedCare,
  sharedFromMeters,
} from "@portal/model/year-costs/simulation.ts";
import { maximumOf, type Settlement } from "@portal/model/cost-sharing/settle.ts";
import { useQuery } from "../core/http/useQuery.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { Failed } from "../ui/feedback/Failed.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { DeductibleTable } from "./DeductibleTable.tsx";
import { costPersonOf, nameOf, yearCostsQuery } from "./year-costs.ts";
import styles from "./YearCosts.module.css";

interface SimulatedResultProps {
  insuredNumber: number;
  care: SimulatedCare;
}

/** What the person and the insurer would pay, how it is reckoned, and the year with each deductible. */
export function SimulatedResult({ insuredNumber, care }: SimulatedResultProps) {
  const t = useTexts("year_costs");
  const year = Number(care.month.slice(0, 4));
  const { data, isError, refetch } = useQuery(yearCostsQuery(year));
  if (isError && !data) return <Failed text={t("failed")} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="320px" />;
  const costs = data.find((one) => one.insuredNumber === insuredNumber);
  const person = costs && costPersonOf(costs, year);
  if (!costs || !person)
    return (
      <p className={styles.lead}>{t("sim.notInsured", { name: costs ? nameOf(costs) : "" })}</p>
    );
  const settlement = simulateCare(care, person);
  const shared = costs.care ? rappenOf(costs.care.shared) : sharedFromMeters(person.borne, person);
  return (
    <>
      <div className={styles.result} aria-live="polite">
        <p>
          <span>{t("sim.you")}</span>
          <strong>{formatChf(ownShareOf(settlement))}</strong>
        </p>
        <p>
          <span>{t("sim.us")}</span>
          <strong>{formatChf(settlement.basicPaid)}</strong>
        </p>
      </div>
      <Steps settlement={settlement} person={person} isFree={isFreeCare(care, person)} />
      <DeductibleTable {...{ insuredNumber, care, person, shared }} />
    </>
  );
}

interface StepsProps {
  settlement: Settlement;
  person: CostPerson;
  isFree: boolean;
}

const BASIS_POINTS = 100;

function Steps({ settlement, person: { terms, borne }, isFree }: StepsProps) {
  const t = useTexts("year_costs");
  const { billed, hospitalContribution, deductible, coinsurance, basicPaid } = settlement;
  const left = {
    deductible: Math.max(0, terms.deductible - borne.deductible),
    coinsurance: Math.max(0, maximumOf(terms) - borne.coinsurance),
  };
  const rate = t("percent", { percent: settlement.coinsuranceRate / BASIS_POINTS });
  const steps: [string, number][] = [[t("sim.billed"), billed]];
  if (!isFree) {
    if (hospitalContribution > 0) steps.push([t("sim.hospital"), -hospitalContribution]);
    steps.push(
      [t("sim.deductible", { left: formatChf(left.deductible) }), -deductible],
      [t("sim.coinsurance", { rate, left: formatChf(left.coinsurance) }), -coinsurance],
    );
  }
  steps.push([t("sim.paid"), basicPaid]);
  return (
    <div>
      <h3>{t("sim.steps")}</h3>
      {isFree && <p className={styles.lead}>{t("sim.free")}</p>}
      <dl className={styles.steps}>
        {steps.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount < 0 ? `−\u00a0${formatChf(-amount)}` : formatChf(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
