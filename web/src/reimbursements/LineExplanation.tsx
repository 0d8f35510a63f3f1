import type { Reason } from "@portal/model/cost-sharing/explain.ts";
import { formatChf, rappenOf } from "@portal/model/money.ts";
import ChevronDown from "lucide-react/icons/chevron-down";
import Flag from "lucide-react/icons/flag";
import { useState } from "react";
import { useQuery } from "../core/http/useQuery.ts";
import { type Translate, useTexts } from "../core/language/i18n.tsx";
import { paths } from "../core/routing/paths.ts";
import { Link } from "../core/routing/router.tsx";
import { Failed } from "../ui/feedback/Failed.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { type ExplainedLine, explainedStatementQuery, reasonsOf } from "./explained.ts";
import styles from "./LineExplanation.module.css";
import type { Line } from "./reimbursements.ts";

interface LineExplanationProps {
  statement: string;
  line: Line;
}

/** What was done, what the law says about it, and why the bill is divided as it is. */
export function LineExplanation({ statement, line }: LineExplanationProps) {
  const t = useTexts("statement_lines");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.explanation}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        {t("open")}
        <ChevronDown size={18} aria-hidden="true" />
      </summary>
      {isOpen && <Explanation statement={statement} line={line} />}
    </details>
  );
}

function Explanation({ statement, line }: LineExplanationProps) {
  const t = useTexts("statement_lines");
  const { data, isError, refetch } = useQuery(explainedStatementQuery(statement));
  if (isError && !data) return <Failed text={t("failed")} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="320px" />;
  const explained = data.lines.find((one) => one.line.position === line.position);
  if (!explained) return <p className={styles.text}>{t("failed")}</p>;
  return (
    <div className={styles.parts}>
      <section>
        <h4>{t("what")}</h4>
        <p className={styles.text}>{t(`care.${line.category}`)}</p>
      </section>
      <section>
        <h4>{t("law")}</h4>
        <p className={styles.text}>{t(`basis.${line.category}`)}</p>
      </section>
      <section>
        <h4>{t("why")}</h4>
        {line.correction === "REVERSAL" ? (
          <p className={styles.text}>{t("corrected")}</p>
        ) : (
          <Reasons line={line} explained={explained} />
        )}
      </section>
      <Report statement={statement} line={line} conversation={explained.conversation} />
    </div>
  );
}

function Reasons({ line, explained }: { line: Line; explained: ExplainedLine }) {
  const t = useTexts("statement_lines");
  const reasons = reasonsOf(line, explained);
  return (
    <dl className={styles.reasons}>
      {reasons.map((reason) => (
        <div key={reason.kind}>
          <dt>{textOf(reason, t)}</dt>
          <dd>{reason.amount > 0 && formatChf(reason.amount)}</dd>
        </div>
      ))}
      <div className={styles.sum}>
        <dt>{t("sum")}</dt>
        <dd>{formatChf(rappenOf(line.totalAmount))}</dd>
      </div>
    </dl>
  );
}

const BASIS_POINTS = 100;

function textOf(reason: Reason, t: Translate<"statement_lines">): string {
  switch (reason.kind) {
    case "HOSPITAL":
      return t("reason.HOSPITAL", { count: reason.days, perDay: formatChf(reason.perDay) });
    case "DEDUCTIBLE":
      return t("reason.DEDUCTIBLE", {
        annual: formatChf(reason.annual),
        before: formatChf(reason.leftBefore),
        after: formatChf(reason.leftAfter),
      });
    case "DEDUCTIBLE_USED_UP":
      return t("reason.DEDUCTIBLE_USED_UP", { annual: formatChf(reason.annual) });
    case "COINSURANCE":
      return t("reason.COINSURANCE", {
        rate: percentOf(reason.rate, t),
        base: formatChf(reason.base),
        borne: formatChf(reason.borne),
        most: formatChf(reason.most),
      });
    case "COINSURANCE_LIMIT":
      return t("reason.COINSURANCE_LIMIT", {
        before: formatChf(reason.borneBefore),
        most: formatChf(reason.most),
      });
    case "COINSURANCE_REACHED":
      return t("reason.COINSURANCE_REACHED", { most: formatChf(reason.most) });
    case "NOT_COVERED":
    case "SUPPLEMENTARY":
    case "PAID":
    case "FAMILY_LIMIT":
    case "BIRTH":
    case "PREGNANCY":
      return t(`reason.${reason.kind}`);
  }
}

function percentOf(basisPoints: number, t: Translate<"statement_lines">): string {
  return t("percent", { percent: basisPoints / BASIS_POINTS });
}

/** A reported line leads to its conversation. */
function Report({
  statement,
  line,
  conversation,
}: LineExplanationProps & Pick<ExplainedLine, "conversation">) {
  const t = useTexts("statement_lines");
  const to = conversation
    ? `${paths.messages.path}?conversation=${conversation}`
    : `${paths.helpContactWrite.path}?statement=${statement}&line=${line.position}`;
  return (
    <p className={styles.report}>
      <Link to={to}>
        <Flag size={18} aria-hidden="true" />
        {t(conversation ? "reported" : "report")}
      </Link>
    </p>
  );
}
