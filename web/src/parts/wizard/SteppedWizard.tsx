import type { ReactNode, SyntheticEvent } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { VerticalStepper } from "../../ui/layout/VerticalStepper.tsx";
import { DraftNotice } from "../DraftNotice.tsx";
import { type Answer, Answers } from "./Answers.tsx";
import { MissingFields } from "./MissingFields.tsx";
import { PrintButton } from "./PrintButton.tsx";
import { SavedNote } from "./SavedNote.tsx";
import { useFocusOnStep } from "./useFocusOnStep.ts";
import type { Sending } from "./useSending.ts";
import type { SteppedForm } from "./useSteppedForm.ts";
import styles from "./Wizard.module.css";

interface SteppedWizardProps<Values extends object, Step extends string> {
  form: SteppedForm<Values, Step>;
  /** The accessible name of the list of steps. */
  label: string;
  steps: readonly { readonly title: string; readonly answers: readonly Answer[] }[];
  /** The label of the button to the next step. */
  onward: string;
  nameOf: (path: string) => string;
  /** Whether the next step must wait, for example for an upload; the callee shows the reason. */
  hold?: () => boolean;
  sending: Sending;
  /** The content of the side column, below the state of the draft. */
  side: ReactNode;
  children: ReactNode;
}

/** Steps listed vertically: earlier ones show their answers and can be reopened, the last one sends the form. */
export function SteppedWizard<Values extends object, Step extends string>(
  props: SteppedWizardProps<Values, Step>,
) {
  const { form, label, steps, sending, side, children } = props;
  const t = useTexts("wizard");
  const heading = useFocusOnStep(form.step, "heading");
  const isLast = form.step === steps.length - 1;
  const goOn = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (props.hold?.()) return;
    if (!isLast) form.next();
    else if (!sending.isPending && form.check()) sending.send();
  };
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <div className={styles.notices} data-screen>
          <DraftNotice draft={form.draft} />
        </div>
        <VerticalStepper
          label={label}
          steps={steps.map(({ title, answers }) => ({
            title,
            answers: answers.length > 0 && <Answers answers={answers} />,
          }))}
          current={form.step}
          onReopen={form.goTo}
          headingRef={heading}
        >
          <Card>
            <form key={form.step} className={styles.form} noValidate onSubmit={goOn}>
              {children}
              <Missing {...props} />
              <div className={styles.ways} data-screen>
                {form.step > 0 && (
                  <Button variant="secondary" onClick={() => form.goTo(form.step - 1)}>
                    {t("back")}
                  </Button>
                )}
                {isLast && <PrintButton />}
                <BusyButton type="submit" isBusy={sending.isPending} className={styles.onward}>
                  {props.onward}
                </BusyButton>
              </div>
            </form>
          </Card>
        </VerticalStepper>
      </div>
      <aside className={styles.side} aria-label={t("side")} data-screen>
        <SavedNote saved={form.draft.saved} />
        {side}
      </aside>
    </div>
  );
}

/** Lists the missing fields, once the customer has tried to continue. */
function Missing<Values extends object, Step extends string>({
  form,
  nameOf,
}: Pick<SteppedWizardProps<Values, Step>, "form" | "nameOf">) {
  const t = useTexts("wizard");
  if (!form.isTried) return null;
  return <MissingFields title={t("missing")} paths={Object.keys(form.problems)} nameOf={nameOf} />;
}
