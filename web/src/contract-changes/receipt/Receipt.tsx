import ChevronUp from "lucide-react/icons/chevron-up";
import { useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { chf } from "../amounts.ts";
import { NextButton } from "../StepActions.tsx";
import type { Sending } from "../summary/useSending.ts";
import { useWizardView } from "../wizard-view.ts";
import { type Figures, figuresOf } from "./figures.ts";
import { ReceiptBody } from "./ReceiptBody.tsx";
import styles from "./Receipt.module.css";
import { useDifference } from "./useDifference.ts";

/** The cost, always visible: beside the steps on a desktop, a sheet at the bottom of a phone. */
export function Receipt({ sending }: { sending: Sending }) {
  const t = useTexts("contract_changes");
  const view = useWizardView();
  const [isOpen, setOpen] = useState(false);
  const figures = figuresOf(view);
  return (
    <aside className={styles.receipt} aria-label={t("receipt.label")}>
      <div className={styles.head}>
        <Lead figures={figures} />
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-label={t("receipt.details")}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronUp size={22} aria-hidden="true" />
        </button>
      </div>
      <div className={isOpen ? `${styles.body} ${styles.open}` : styles.body}>
        <ReceiptBody figures={figures} />
      </div>
      <div className={styles.foot}>
        <NextButton sending={sending} />
      </div>
    </aside>
  );
}

/** The main figure: the new premium once there is one, else the household's current one. */
function Lead({ figures }: { figures: Figures }) {
  const t = useTexts("contract_changes");
  const { premiums } = useWizardView();
  const [only, another] = premiums.people;
  const hasNew = premiums.people.some(({ premium }) => premium);
  const amount = hasNew ? figures.month.changed : figures.today.household;
  const title = !hasNew
    ? t("receipt.householdToday")
    : only && !another
      ? t("receipt.newOf", { name: only.person.insured.firstname })
      : t("receipt.newOfAll", { count: premiums.people.length });
  const isDimmed = hasNew && figures.isBusy;
  return (
    <div
      className={isDimmed ? `${styles.lead} ${styles.dimmed}` : styles.lead}
      aria-live="polite"
      aria-busy={figures.isBusy}
    >
      <p className={styles.title}>{title}</p>
      <p>
        <span className={styles.amount}>{chf(amount)}</span>{" "}
        <span className={styles.per}>{t("receipt.perMonth")}</span>
      </p>
      {hasNew && <Difference figures={figures} />}
    </div>
  );
}

function Difference({ figures }: { figures: Figures }) {
  const { words, tone } = useDifference()(figures.month.changed - figures.month.unchanged);
  return <p className={`${styles.difference} ${styles[tone]}`}>{words}</p>;
}
