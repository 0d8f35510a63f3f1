import { formatDate } from "@portal/model/calendar/dates.ts";
import { costSharingRulesOn } from "@portal/model/cost-sharing/rules.ts";
import { isListed } from "@portal/model/invoices/listed-years.ts";
import { formatChf, rappenOf } from "@portal/model/money.ts";
import { useEffect, useEffectEvent, useRef } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { OwnPortal, usePortal } from "../core/portal.tsx";
import { Link } from "../core/routing/router.tsx";
import { useToday } from "../core/today.ts";
import { ReadAloud } from "../parts/read-aloud/ReadAloud.tsx";
import { Badge } from "../ui/feedback/Badge.tsx";
import { LineExplanation } from "./LineExplanation.tsx";
import {
  invoiceAddress,
  type Line,
  ownParts,
  pdfAddress,
  type Reimbursement,
} from "./reimbursements.ts";
import styles from "./ReimbursementsScreen.module.css";

interface StatementDetailProps {
  statement: Reimbursement;
  /** Called when it is first opened. */
  onSeen: (id: string) => void;
}

const outcomes: Partial<Record<Reimbursement["status"], "outcome.paid" | "outcome.returned">> = {
  PAID: "outcome.paid",
  PAYMENT_RETURNED: "outcome.returned",
};

/** The bills of a statement, and in plain words who pays what. */
export function StatementDetail({ statement, onSeen }: StatementDetailProps) {
  const t = useTexts("reimbursements");
  const { id, statements, paysOn, toBePaidToYou, owed, status, seen } = statement;
  const tell = useEffectEvent(() => !seen && onSeen(id));
  useEffect(() => void tell(), []);
  const isAllPaid = statements.every(({ totalAmount, paidByUs }) => totalAmount === paidByUs);
  const isCorrection = statements.some(({ correction }) => correction !== null);
  const read = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.detail} ref={read}>
      <ReadAloud target={read} about={statements[0]?.careProvider ?? statement.statementNumber} />
      {statement.iddms && (
        <a
          className={styles.onPhone}
          href={pdfAddress(statement.iddms)}
          target="_blank"
          rel="noopener"
        >
          {t("download", { number: statement.statementNumber })}
        </a>
      )}
      <ul className={styles.lines}>
        {statements.map((line) => (
          <li key={line.position}>
            <Bill line={line} />
            <OwnPortal>
              <LineExplanation statement={id} line={line} />
            </OwnPortal>
          </li>
        ))}
      </ul>
      <div className={styles.outcome}>
        {toBePaidToYou > 0 && paysOn && (
          <p>
            {t(outcomes[status] ?? "outcome.inPayment", {
              amount: formatChf(rappenOf(toBePaidToYou)),
              date: formatDate(paysOn),
            })}
          </p>
        )}
        {isCorrection && <p>{t("outcome.correction")}</p>}
        {owed > 0 && <Share statement={statement} />}
        {owed < 0 && <p>{t("outcome.credited", { amount: formatChf(-rappenOf(owed)) })}</p>}
        {toBePaidToYou === 0 && owed === 0 && !isCorrection && (
          <p>{t(isAllPaid ? "outcome.allPaid" : "outcome.nothing")}</p>
        )}
      </div>
    </div>
  );
}

/** The state of the customer's share: not billed yet, or on an open or paid invoice. */
function Share({ statement: { owed, invoice } }: { statement: Reimbursement }) {
  const t = useTexts("reimbursements");
  const { profile } = usePortal();
  const today = useToday();
  const amount = formatChf(rappenOf(owed));
  if (!profile.isAddressOwner) return <p>{t("outcome.household", { amount })}</p>;
  if (!invoice) return <p>{t("outcome.owed", { amount })}</p>;
  const billed = { amount, date: formatDate(invoice.date) };
  return (
    <p>
      {t(invoice.isPaid ? "outcome.sharePaid" : "outcome.invoiced", billed)}{" "}
      {isListed(invoice, today) && <Link to={invoiceAddress(invoice)}>{t("outcome.open")}</Link>}
    </p>
  );
}

/** Zero parts are omitted, except the payment to the customer. */
function Bill({ line }: { line: Line }) {
  const t = useTexts("reimbursements");
  const { careProvider, category, treatmentBegin, treatmentEnd, tiers } = line;
  const { hospitalDay } = costSharingRulesOn(treatmentBegin);
  const days = [...new Set([treatmentBegin, treatmentEnd])].map(formatDate).join(" – ");
  return (
    <>
      <p className={styles.provider}>
        {careProvider}{" "}
        {line.correction && <Badge tone="quiet">{t(`correction.${line.correction}`)}</Badge>}
      </p>
      <p className={styles.about}>
        {t(`category.${category}`)} · {days}
      </p>
      <dl className={styles.parts}>
        <Part name={t("part.total")} amount={line.totalAmount} />
        {ownParts
          .filter((part) => line[part] !== 0)
          .map((part) => (
            <Part
              key={part}
              name={t(`part.${part}`, { francs: hospitalDay / 100 })}
              amount={line[part]}
            />
          ))}
        {tiers === "PAYANT" && (
          <Part name={t("part.paidToProvider")} amount={line.paidToProvider} />
        )}
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
