import { formatDate, todayInZurich } from "@portal/model/calendar/dates.ts";
import { useRef } from "react";
import { Boundary } from "../../core/hydration.tsx";
import { useTexts } from "../../core/language/i18n.tsx";
import { useToday } from "../../core/today.ts";
import { lazyPart } from "../../ui/feedback/lazy-part.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { SentFileLink } from "../details/SentFileLink.tsx";
import type { Request } from "../interactions.ts";
import stack from "../../ui/layout/Stack.module.css";
import styles from "./Questions.module.css";

/** Loaded after the screen: most requests have no question. */
const AnswerForm = lazyPart(async () => (await import("./AnswerForm.tsx")).AnswerForm);

type Question = Request["questions"][number];

/** The insurer's questions about a request with their answers; the open question with its form. */
export function Questions({ questions }: Pick<Request, "questions">) {
  const heading = useRef<HTMLHeadingElement>(null);
  const t = useTexts("interactions");
  if (questions.length === 0) return null;
  return (
    <section className={stack.gap3}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t("question.title")}
      </h2>
      <ol className={styles.rounds}>
        {questions.map((question) => (
          <li key={question.id} className={question.isOpen ? styles.open : styles.round}>
            <Asked question={question} />
            {question.isOpen ? (
              <Open question={question} onSent={() => heading.current?.focus()} />
            ) : (
              <Answered question={question} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Asked({ question: { text, askedAt } }: { question: Question }) {
  const t = useTexts("interactions");
  const date = formatDate(todayInZurich(new Date(askedAt)));
  return (
    <div className={styles.asked}>
      <p className={styles.when}>{t("question.asked", { date })}</p>
      <p className={styles.text}>{text}</p>
    </div>
  );
}

function Open({ question, onSent }: { question: Question; onSent: () => void }) {
  const t = useTexts("interactions");
  const today = useToday();
  const date = formatDate(question.answerBy);
  return (
    <>
      <p className={styles.until}>
        {t(question.answerBy < today ? "question.late" : "question.until", { date })}
      </p>
      <Boundary fallback={<Skeleton height="280px" />}>
        <AnswerForm question={question} onSent={onSent} />
      </Boundary>
    </>
  );
}

function Answered({ question: { answer, answeredAt, files } }: { question: Question }) {
  const t = useTexts("interactions");
  if (answeredAt === null) return <p className={styles.when}>{t("question.closed")}</p>;
  const date = formatDate(todayInZurich(new Date(answeredAt)));
  return (
    <div className={styles.answer}>
      <p className={styles.when}>{t("question.answered", { date })}</p>
      {answer && <p className={styles.text}>{answer}</p>}
      {files.length > 0 && (
        <ul className={styles.files} aria-label={t("question.files")}>
          {files.map((file) => (
            <li key={file.url}>
              <SentFileLink {...file} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
