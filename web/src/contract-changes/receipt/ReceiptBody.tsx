import { ageClassIn } from "@portal/model/premiums/age-classes.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { usePortal } from "../../core/portal.tsx";
import { useToday } from "../../core/today.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { chf, signedChf } from "../amounts.ts";
import { useDayName } from "../useDayName.ts";
import { useWizardView } from "../wizard-view.ts";
import { ChosenList } from "./ChosenList.tsx";
import { Composition } from "./Composition.tsx";
import type { Figures, BeforeAndAfter } from "./figures.ts";
import styles from "./ReceiptBody.module.css";
import { ReceiptTable } from "./ReceiptTable.tsx";

/** The premium without and with the changes, by line, per person and for the household. */
export function ReceiptBody({ figures }: { figures: Figures }) {
  const t = useTexts("contract_changes");
  const { premiums, state } = useWizardView();
  const hasNew = premiums.people.some(({ premium }) => premium);
  return (
    <>
      <Failures />
      {!hasNew && <ChosenList />}
      {hasNew && (
        <div
          className={figures.isBusy ? `${styles.figures} ${styles.dimmed}` : styles.figures}
          aria-busy={figures.isBusy}
        >
          <ReceiptTable figures={figures} />
          <Differences figures={figures} />
          <Reasons figures={figures} />
          {premiums.people.map((one) => (
            <Composition key={one.person.insured.insuredNumber} one={one} />
          ))}
        </div>
      )}
      <p className={styles.note}>
        {t(hasNew || state.step > 0 ? "receipt.provisional" : "receipt.nothingSent")}
      </p>
    </>
  );
}

/** The people whose premium could not be computed, which blocks the next step. */
function Failures() {
  const t = useTexts("contract_changes");
  const f = useTexts("forms");
  const g = useTexts("global");
  const { people } = useWizardView().premiums;
  const failed = people.filter(({ hasFailed }) => hasFailed);
  return failed.map(({ person, retry, isBusy }) => (
    <div key={person.insured.insuredNumber} role="alert">
      <Notice kind="warning">
        <p>{f("form.change.intercaisse.item.error")}</p>
        <p>{t("receipt.failedFor", { name: person.insured.fullname })}</p>
        <Button variant="secondary" aria-disabled={isBusy} onClick={retry}>
          {g("retry")}
        </Button>
      </Notice>
    </div>
  ));
}

/** The difference in premium, per month and per year. */
function Differences({ figures: { month, year } }: { figures: Figures }) {
  const t = useTexts("contract_changes");
  return (
    <dl className={styles.gap}>
      <Gap label={t("receipt.differenceMonth")} pair={month} />
      <Gap label={t("receipt.differenceYear")} pair={year} />
    </dl>
  );
}

function Gap({ label, pair }: { label: string; pair: BeforeAndAfter }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{signedChf(pair.changed - pair.unchanged)}</dd>
    </div>
  );
}

/** Today's premium, if it changes anyway, and the reason: the year, an age class, or an agreed change. */
function Reasons({ figures: { month, today } }: { figures: Figures }) {
  const t = useTexts("contract_changes");
  const dayName = useDayName();
  const { day } = useWizardView().premiums;
  const grown = useGrownUp();
  if (day === undefined) return null;
  return (
    <>
      {month.unchanged !== today.month && (
        <p className={styles.note}>
          {t("receipt.today", { amount: chf(today.month), date: dayName(day) })}
        </p>
      )}
      {grown.map(({ name, ageClass }) => (
        <p key={name} className={styles.note}>
          {t(`receipt.grown.${ageClass}`, { name, year: day.slice(0, 4) })}
        </p>
      ))}
    </>
  );
}

/** The people of the household who are in another age class by that day. */
function useGrownUp(): { name: string; ageClass: "YOUNG_ADULT" | "ADULT" }[] {
  const today = useToday();
  const { insureds } = usePortal();
  const { day = today } = useWizardView().premiums;
  return insureds.flatMap(({ firstname, birthdate }) => {
    const [now, then] = [today, day].map((one) => ageClassIn(Number(one.slice(0, 4)), birthdate));
    return then && then !== now && then !== "CHILD" ? [{ name: firstname, ageClass: then }] : [];
  });
}
