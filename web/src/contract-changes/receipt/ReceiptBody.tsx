import { useTexts } from "../../core/language/i18n.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { chf, signedChf } from "../amounts.ts";
import { useDayName } from "../useDayName.ts";
import { useWizardView } from "../wizard-view.ts";
import { ChosenList } from "./ChosenList.tsx";
import { Composition } from "./Composition.tsx";
import type { Figures } from "./figures.ts";
import styles from "./Receipt.module.css";
import { ReceiptTable } from "./ReceiptTable.tsx";

/** Line by line what is paid today and then, per person and for the household. */
export function ReceiptBody({ figures }: { figures: Figures }) {
  const t = useTexts("contract_changes");
  const { premiums, state } = useWizardView();
  const hasNew = premiums.people.some(({ premium }) => premium);
  return (
    <>
      <Failures />
      {!hasNew && <ChosenList />}
      {hasNew && (
        <div className={figures.isBusy ? styles.dimmed : undefined} aria-busy={figures.isBusy}>
          <ReceiptTable figures={figures} />
          <Differences figures={figures} />
          <Unchanged figures={figures} />
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

/** Whose premium could not be computed: without it nobody goes on. */
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

function Differences({ figures: { month, year } }: { figures: Figures }) {
  const t = useTexts("contract_changes");
  return (
    <dl className={styles.gap}>
      <div>
        <dt>{t("receipt.differenceMonth")}</dt>
        <dd>{signedChf(month.next - month.today)}</dd>
      </div>
      <div>
        <dt>{t("receipt.differenceYear")}</dt>
        <dd>{signedChf(year.next - year.today)}</dd>
      </div>
    </dl>
  );
}

/** Premiums change with the year too: what would be paid then anyway. */
function Unchanged({ figures: { unchanged } }: { figures: Figures }) {
  const t = useTexts("contract_changes");
  const dayName = useDayName();
  const { day } = useWizardView().premiums;
  if (unchanged === undefined || day === undefined) return null;
  return (
    <p className={styles.note}>
      {t("receipt.unchanged", { amount: chf(unchanged), date: dayName(day) })}
    </p>
  );
}
