import { formatDate } from "@portal/model/calendar/dates.ts";
import type { WelcomeStep } from "@portal/model/welcome.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import Check from "lucide-react/icons/check";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useId } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { usePortal } from "../../core/portal.tsx";
import { paths } from "../../core/routing/paths.ts";
import { Link } from "../../core/routing/router.tsx";
import buttonStyles from "../../ui/layout/Button.module.css";
import { Card } from "../../ui/layout/Card.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import type { Home } from "../home.ts";
import { Recent } from "../Recent.tsx";
import { setUpOf, welcomeQuery } from "./newcomer.ts";
import styles from "./Welcome.module.css";

const addresses: Record<WelcomeStep, string> = {
  refundAccount: `${paths.profile.path}?activeTab=financials`,
  familyDoctor: paths.contract.path,
  secondStep: paths.security.path,
  email: paths.security.path,
};

/** The set-up tasks of a new customer, in place of empty lists; otherwise the lists. */
export function Welcome({ home, today }: { home: Home; today: string }) {
  const { insuredNumber } = usePortal().profile;
  const { data } = useSuspenseQuery(welcomeQuery);
  const setUp = setUpOf(data, insuredNumber, today);
  if (!setUp) return <Recent home={home} today={today} />;
  return (
    <div className={styles.columns}>
      <Checklist {...setUp} />
      <Upcoming today={today} />
    </div>
  );
}

function Checklist({ steps, doctor }: NonNullable<ReturnType<typeof setUpOf>>) {
  const t = useTexts("welcome");
  const id = useId();
  const { loginEmail } = usePortal().profile;
  const done = steps.filter(({ isDone }) => isDone).length;
  const count = steps.length - done;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <Ring done={done} all={steps.length} />
        <div>
          <h2 id={id}>{t("newcomer.title")}</h2>
          <p>{count === 0 ? t("newcomer.allDone") : t("newcomer.open", { count })}</p>
        </div>
      </div>
      <ul>
        {steps.map(({ step, isDone }, index) => (
          <li key={step}>
            <Step
              step={step}
              state={isDone ? "done" : index === 0 ? "first" : "open"}
              words={
                isDone
                  ? t(`newcomer.${step}.done`, { email: loginEmail, doctor: doctor ?? "" })
                  : t(`newcomer.${step}.text`)
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface StepProps {
  step: WelcomeStep;
  state: "first" | "open" | "done";
  words: string;
}

/** Only the first open step has a button. */
function Step({ step, state, words }: StepProps) {
  const t = useTexts("welcome");
  const content = (
    <>
      <span className={styles.mark}>
        {state === "done" && <Check size={16} aria-hidden="true" />}
      </span>
      <span className={styles.words}>
        <strong>{t(`newcomer.${step}.title`)}</strong>
        <span>{words}</span>
        {state === "done" && <VisuallyHidden>{t("newcomer.done")}</VisuallyHidden>}
      </span>
    </>
  );
  if (state === "open") {
    return (
      <Link className={styles.step} to={addresses[step]}>
        {content}
        <ChevronRight size={20} aria-hidden="true" />
      </Link>
    );
  }
  return (
    <div className={`${styles.step} ${styles[state]}`}>
      {content}
      {state === "first" && (
        <Link className={`${buttonStyles.button} ${buttonStyles.primary}`} to={addresses[step]}>
          {t(`newcomer.${step}.act`)}
        </Link>
      )}
    </div>
  );
}

const RADIUS = 30;
const LENGTH = 2 * Math.PI * RADIUS;

function Ring({ done, all }: { done: number; all: number }) {
  const t = useTexts("welcome");
  const arc = `${((LENGTH * done) / all).toFixed(1)} ${LENGTH.toFixed(1)}`;
  return (
    <svg
      className={styles.ring}
      viewBox="0 0 72 72"
      role="img"
      aria-label={t("newcomer.ring", { done, all })}
    >
      <circle className={styles.track} cx="36" cy="36" r={RADIUS} />
      <circle
        className={styles.arc}
        cx="36"
        cy="36"
        r={RADIUS}
        strokeDasharray={arc}
        transform="rotate(-90 36 36)"
      />
      <text x="36" y="43">
        {done}/{all}
      </text>
    </svg>
  );
}

/** The content that does not exist yet, in one text. */
function Upcoming({ today }: { today: string }) {
  const t = useTexts("welcome");
  const id = useId();
  const newYear = `${Number(today.slice(0, 4)) + 1}-01-01`;
  return (
    <section aria-labelledby={id}>
      <Card className={styles.next}>
        <h2 id={id}>{t("newcomer.next.title")}</h2>
        <dl>
          <dt>{t("newcomer.next.invoice")}</dt>
          <dd>{t("newcomer.next.invoiceWhen")}</dd>
          <dt>{t("newcomer.next.statement")}</dt>
          <dd>{t("newcomer.next.statementWhen")}</dd>
          <dt>{t("newcomer.next.year")}</dt>
          <dd>{formatDate(newYear)}</dd>
        </dl>
      </Card>
    </section>
  );
}
