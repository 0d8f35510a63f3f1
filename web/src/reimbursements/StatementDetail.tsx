import { formatDate } from "@portal/model/dates.ts";
import { formatChf, rappenOf } from "@portal/model/money.ts";
import { useEffect, useEffectEvent } from "react";
import { useTexts } from "../core/i18n.tsx";
import type { Line, Reimbursement } from "./reimbursements.ts";
import styles from "./ReimbursementsScreen.module.css";

interface StatementDetailProps {
  statement: Reimbursement;
  /** Called once it is opened for the first time. */
  onSeen: (id: string) => void;
}

/** The bills of a statement, and in plain words who pays what of them. */
export function StatementDetail({ statement, onSeen }: StatementDetailProps) {
  const t = useTexts("reimbursements");
  const { id, statements, paysOn, toBePaidToYou, owed, status, seen } = statement;
  const tell = useEffectEvent(() => !seen && onSeen(id));
  useEffect(() => void tell(), []);
  const isAllPaid = statements.every(({ totalAmount, paidByUs }) => totalAmount === paidByUs);
  const money = { paid: formatChf(rappenOf(toBePaidToYou)), owed: formatChf(rappenOf(owed)) };
  return (
    <div className={styles.detail}>
      <ul className={styles.lines}>
        {statements.map((line) => (
          <li key={`${line.careProvider} ${line.treatmentBegin} ${line.totalAmount}`}>
            <Bill line={line} />
          </li>
        ))}
      </ul>
      <div className={styles.outcome}>
        {toBePaidToYou > 0 && paysOn && (
          <p>
            {t(status === "PAID" ? "outcome.paid" : "outcome.inPayment", {
              amount: money.paid,
              date: formatDate(paysOn),
            })}
          </p>
        )}
        {owed > 0 && <p>{t("outcome.owed", { amount: money.owed })}</p>}
        {toBePaidToYou === 0 && owed === 0 && (
          <p>{t(isAllPaid ? "outcome.allPaid" : "outcome.nothing")}</p>
        )}
      </div>
    </div>
  );
}

const parts = ["notCovered", "hospitalContribution", "deductible", "coinsurance"] as const;

/** Parts that are nothing are left out, except what is paid to the reader. */
function Bill({ line }: { line: Line }) {
  const t = useTexts("reimbursements");
  const { careProvider, category, treatmentBegin, treatmentEnd, tiers } = line;
  const days = [...new Set([treatmentBegin, treatmentEnd])].map(formatDate).join(" – ");
  return (
    <>
      <p className={styles.provider}>{careProvider}</p>
      <p className={styles.about}>
        {t(`category.${category}`)} · {days}
      </p>
      <dl className={styles.parts}>
        <Part name={t("part.total")} amount={line.totalAmount} />
        {parts
          .filter((part) => line[part] > 0)
          .map((part) => (
            <Part key={part} name={t(`part.${part}`)} amount={line[part]} />
          ))}
        {tiers === "PAYANT" && <Part name={t("part.paidToProvider")} amount={line.paidByUs} />}
        <Part name={t("part.toBePaidToYou")} amount={line.toBePaidToYou} isResult />
      </dl>
    </>
  );
}

interface PartProps {
  name: string;
  amount: number;
  isResult?: boolean;
}

function Part({ name, amount, isResult = false }: PartProps) {
  return (
    <div className={isResult ? styles.result : undefined}>
      <dt>{name}</dt>
      <dd>{formatChf(rappenOf(amount))}</dd>
    </div>
  );
}
