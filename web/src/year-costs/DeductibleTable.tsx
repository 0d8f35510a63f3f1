import { formatDate } from "@portal/model/calendar/dates.ts";
import { formatAmount, rappenOf } from "@portal/model/money.ts";
import type { CostPerson } from "@portal/model/year-costs/forecast.ts";
import {
  compareDeductibles,
  type ComparedDeductible,
  type SimulatedCare,
} from "@portal/model/year-costs/simulation.ts";
import { useQuery } from "../core/http/useQuery.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { isWayOffered, paths } from "../core/routing/paths.ts";
import { Badge } from "../ui/feedback/Badge.tsx";
import { Failed } from "../ui/feedback/Failed.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { LinkButton } from "../ui/layout/LinkButton.tsx";
import { VisuallyHidden } from "../ui/layout/VisuallyHidden.tsx";
import { deductibleYearsQuery } from "./year-costs.ts";
import styles from "./YearCosts.module.css";

interface DeductibleTableProps {
  insuredNumber: number;
  care: SimulatedCare;
  person: CostPerson;
  /** The costs of the year so far that deductible and coinsurance divide, in rappen. */
  shared: number;
}

/** What the year would come to with each deductible, and until when another one can be chosen. */
export function DeductibleTable({ insuredNumber, care, person, shared }: DeductibleTableProps) {
  const t = useTexts("year_costs");
  const portal = usePortal();
  const year = Number(care.month.slice(0, 4));
  const { data, isError, refetch } = useQuery(deductibleYearsQuery(insuredNumber, year));
  if (isError && !data)
    return <Failed text={t("sim.compare.failed")} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="320px" />;
  const offers = data.offers.map(({ deductible, premiums }) => ({
    deductible: rappenOf(deductible),
    premiums: rappenOf(premiums),
  }));
  if (offers.length < 2) return null;
  const compared = compareDeductibles(care, person, { shared, offers });
  const dayOf = ({ from, askBy }: { from: string; askBy: string }) => ({
    from: formatDate(from),
    askBy: formatDate(askBy),
  });
  return (
    <div className={styles.compare}>
      <h3>{t("sim.compare.title", { year })}</h3>
      <p className={styles.lead}>{t("sim.compare.lead")}</p>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{t("sim.compare.table", { year })}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t("sim.compare.deductible")}</th>
            <th scope="col">{t("sim.compare.premiums")}</th>
            <th scope="col">{t("sim.compare.share")}</th>
            <th scope="col">{t("sim.compare.total")}</th>
          </tr>
        </thead>
        <Rows compared={compared} own={person.terms.deductible} />
      </table>
      <div className={styles.notes}>
        <p>{t("sim.compare.lower", dayOf(data.lower))}</p>
        <p>{t("sim.compare.higher", dayOf(data.higher))}</p>
        <p>{t("sim.compare.note")}</p>
      </div>
      {isWayOffered("contractMutation", portal) && (
        <div>
          <LinkButton to={paths.contractMutation.path}>{t("sim.compare.change")}</LinkButton>
        </div>
      )}
    </div>
  );
}

interface RowsProps {
  compared: readonly ComparedDeductible[];
  /** The deductible of the person, in rappen. */
  own: number;
}

function Rows({ compared, own }: RowsProps) {
  const t = useTexts("year_costs");
  const lowest = Math.min(...compared.map(({ total }) => total));
  return (
    <tbody>
      {compared.map(({ deductible, premiums, share, total }) => (
        <tr key={deductible}>
          <th scope="row">
            {formatAmount(deductible)}
            {deductible === own && <Badge tone="info">{t("sim.compare.own")}</Badge>}
            {total === lowest && <Badge tone="done">{t("sim.compare.cheapest")}</Badge>}
          </th>
          <td>{formatAmount(premiums)}</td>
          <td>{formatAmount(share)}</td>
          <td>{formatAmount(total)}</td>
        </tr>
      ))}
    </tbody>
  );
}
