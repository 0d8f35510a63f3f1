import { formatAmount, rappenOf } from "@portal/model/money.ts";
import { queryOptions } from "@tanstack/react-query";
import { graphql, query } from "../core/http/api.ts";
import type { ComparedCareQuery } from "../core/http/gql/private.ts";
import { useQuery } from "../core/http/useQuery.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { Failed } from "../ui/feedback/Failed.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { VisuallyHidden } from "../ui/layout/VisuallyHidden.tsx";
import styles from "./ComparedYears.module.css";

const ComparedCare = graphql(`
  query ComparedCare {
    comparedCare {
      insuredNumber
      category
      thisYear {
        paidByUs
        own
      }
      lastYearSoFar {
        paidByUs
        own
      }
      lastYear {
        paidByUs
        own
      }
    }
  }
`);

const comparedCareQuery = queryOptions({
  queryKey: ["compared care"],
  queryFn: async () => (await query(ComparedCare, {}, { silent: true })).comparedCare,
});

type Compared = ComparedCareQuery["comparedCare"][number];
type Span = "thisYear" | "lastYearSoFar" | "lastYear";
const spans: readonly Span[] = ["thisYear", "lastYearSoFar", "lastYear"];

/** This year beside the year before, by person and sort of care: bars, and a table exact to the rappen. */
export function ComparedYears({ year }: { year: number }) {
  const t = useTexts("reimbursements");
  const { data, isError, refetch } = useQuery(comparedCareQuery);
  if (isError && !data)
    return <Failed text={t("compared.failed")} onRetry={() => void refetch()} />;
  if (!data) return null;
  const before = year - 1;
  const people = [...Map.groupBy(data, ({ insuredNumber }) => insuredNumber)];
  return (
    <section className={styles.section} aria-labelledby="compared-title">
      <h2 id="compared-title">{t("compared.title")}</h2>
      <Card className={styles.card}>
        {people.length === 0 ? (
          <p className={styles.lead}>{t("compared.none", { year, before })}</p>
        ) : (
          <>
            <p className={styles.lead}>{t("compared.lead", { before })}</p>
            {people.map(([insuredNumber, care]) => (
              <Person key={insuredNumber} insuredNumber={insuredNumber} care={care} year={year} />
            ))}
          </>
        )}
      </Card>
    </section>
  );
}

interface PersonProps {
  insuredNumber: number;
  care: readonly Compared[];
  year: number;
}

function Person({ insuredNumber, care, year }: PersonProps) {
  const t = useTexts("reimbursements");
  const { insureds } = usePortal();
  const name =
    insureds.find((one) => one.insuredNumber === insuredNumber)?.fullname ?? String(insuredNumber);
  const before = year - 1;
  const names = {
    thisYear: t("compared.now", { year }),
    lastYearSoFar: t("compared.soFar", { before }),
    lastYear: t("compared.whole", { before }),
  };
  return (
    <div className={styles.person}>
      <h3>{name}</h3>
      <p className={styles.change}>{useChange(care)}</p>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{t("compared.table", { year, before, name })}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t("compared.kind")}</th>
            {spans.map((span) => (
              <th key={span} scope="col">
                {names[span]}
              </th>
            ))}
          </tr>
        </thead>
        <Rows care={care} names={names} />
      </table>
    </div>
  );
}

interface RowsProps {
  care: readonly Compared[];
  names: Readonly<Record<Span, string>>;
}

function Rows({ care, names }: RowsProps) {
  const t = useTexts("reimbursements");
  const most = Math.max(1, ...care.flatMap((one) => spans.map((span) => costsOf(one, span))));
  return (
    <>
      <tbody>
        {care.map((one) => (
          <tr key={one.category}>
            <th scope="row">
              {t(`category.${one.category}`)}
              <Bars compared={one} most={most} />
            </th>
            {spans.map((span) => (
              <td key={span} data-label={names[span]}>
                {formatAmount(costsOf(one, span))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("compared.total")}</th>
          {spans.map((span) => (
            <td key={span} data-label={names[span]}>
              {formatAmount(sumOf(care, (one) => costsOf(one, span)))}
              <small>
                {t("compared.own", {
                  amount: formatAmount(sumOf(care, (one) => rappenOf(one[span].own))),
                })}
              </small>
            </td>
          ))}
        </tr>
      </tfoot>
    </>
  );
}

/** How much more or less than a year ago. */
function useChange(care: readonly Compared[]): string {
  const t = useTexts("reimbursements");
  const [now, then] = [
    sumOf(care, (one) => costsOf(one, "thisYear")),
    sumOf(care, (one) => costsOf(one, "lastYearSoFar")),
  ];
  if (now === then) return t("compared.equal");
  const amount = `CHF\u00a0${formatAmount(Math.abs(now - then))}`;
  return t(now > then ? "compared.more" : "compared.less", { amount });
}

const HEIGHT = 8;

/** Two bars of the same scale: this year above the year before up to the same day. */
function Bars({ compared, most }: { compared: Compared; most: number }) {
  const widthOf = (span: Span) => Math.max(0, (costsOf(compared, span) / most) * 100);
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 100 ${HEIGHT * 2}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={styles.now} width={widthOf("thisYear")} height={HEIGHT - 1} />
      <rect
        className={styles.then}
        y={HEIGHT}
        width={widthOf("lastYearSoFar")}
        height={HEIGHT - 1}
      />
    </svg>
  );
}

function costsOf(compared: Compared, span: Span): number {
  return rappenOf(compared[span].paidByUs) + rappenOf(compared[span].own);
}

function sumOf(care: readonly Compared[], amountOf: (one: Compared) => number): number {
  return care.reduce((sum, one) => sum + amountOf(one), 0);
}
