import { brand } from "@portal/brand/brand.ts";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useEffect, useRef } from "react";
import { useQuery } from "../core/http/useQuery.ts";
import { useLanguage, useTexts } from "../core/language/i18n.tsx";
import { useBrand } from "../core/language/useBrand.ts";
import { paths } from "../core/routing/paths.ts";
import { Link, Redirect } from "../core/routing/router.tsx";
import { answerAddress, easyFaqQuery, type FaqGroup, type FaqQuestion } from "../parts/faq/faq.ts";
import { ReadAloud } from "../parts/read-aloud/ReadAloud.tsx";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { Answer } from "../ui/layout/Answer.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { LinkButton } from "../ui/layout/LinkButton.tsx";
import { Page } from "../ui/layout/Page.tsx";
import styles from "./Faq.module.css";
import { Questions } from "./QuestionList.tsx";

interface AnswerScreenProps {
  slug: string;
  groups: readonly FaqGroup[];
}

/** One answer. An address in another language redirects to that of the current one. */
export function AnswerScreen({ slug, groups }: AnswerScreenProps) {
  const isMeant = ({ addresses }: FaqQuestion) => addresses.some((one) => one.slug === slug);
  const group = groups.find(({ questions }) => questions.some(isMeant));
  const question = group?.questions.find(isMeant);
  if (!group || !question) return <Missing />;
  if (question.slug !== slug) return <Redirect to={answerAddress(question)} />;
  return <Found question={question} group={group} />;
}

function Found({ question, group }: { question: FaqQuestion; group: FaqGroup }) {
  const t = useTexts("faq");
  const { phone } = useBrand();
  const answer = useRef<HTMLDivElement>(null);
  const others = group.questions.filter(({ id }) => id !== question.id);
  useEffect(() => {
    document.title = `${question.question} – ${brand.name}`;
  }, [question.question]);
  return (
    <Page title={question.question} width="narrow" above={<BackLink />}>
      <ReadAloud target={answer} about={question.question} />
      <div ref={answer}>
        <Answer text={useEasyAnswer(question.id) ?? question.answer} />
      </div>
      {others.length > 0 && (
        <section className={styles.others} aria-labelledby="faq-others">
          <h2 id="faq-others">{group.title}</h2>
          <Card className={styles.group}>
            <Questions questions={others} />
          </Card>
        </section>
      )}
      <p className={styles.more}>{t("call", { phone })}</p>
    </Page>
  );
}

/** Nothing if the person reads ordinary texts, or there is none; a failure leaves the ordinary answer. */
function useEasyAnswer(id: string): string | undefined {
  const { reading } = useLanguage();
  const { data } = useQuery({ ...easyFaqQuery, enabled: reading.wording === "EASY" });
  return reading.wording === "EASY" ? (data?.[id] ?? undefined) : undefined;
}

function BackLink() {
  const t = useTexts("faq");
  return (
    <Link to={paths.faq.path} className={styles.back}>
      <ArrowLeft size={18} aria-hidden="true" />
      {t("all")}
    </Link>
  );
}

function Missing() {
  const t = useTexts("faq");
  const titles = useTexts("template");
  return (
    <Page title={titles("titles.faq")} width="narrow">
      <EmptyState
        picture="search"
        title={t("missing.title")}
        action={<LinkButton to={paths.faq.path}>{t("all")}</LinkButton>}
      >
        {t("missing.text")}
      </EmptyState>
    </Page>
  );
}
