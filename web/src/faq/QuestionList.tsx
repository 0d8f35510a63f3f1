import { plainAnswer } from "@portal/model/help/answer.ts";
import { createSearch } from "@portal/model/help/search.ts";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useMemo, useState } from "react";
import { useLanguage, useTexts } from "../core/language/i18n.tsx";
import { searchWith } from "../core/routing/search.ts";
import { Link, navigate, useLocation } from "../core/routing/router.tsx";
import { answerAddress, type FaqGroup, type FaqQuestion } from "../parts/faq/faq.ts";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { TextField } from "../ui/fields/TextField.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { VisuallyHidden } from "../ui/layout/VisuallyHidden.tsx";
import styles from "./Faq.module.css";

const parameter = "q";

/** The questions by group; with a search term, the matches in order of relevance. */
export function QuestionList({ groups }: { groups: readonly FaqGroup[] }) {
  const t = useTexts("faq");
  const { path, search } = useLocation();
  const [typed, setTyped] = useState(() => new URLSearchParams(search).get(parameter) ?? "");
  const find = useQuestionSearch(groups);
  const type = (text: string) => {
    setTyped(text);
    const texts = text.trim() === "" ? [] : [text];
    navigate(path + searchWith(search, [{ name: parameter, texts }]), { replace: true });
  };
  const isSearching = typed.trim() !== "";
  const found = isSearching ? find(typed) : [];
  return (
    <>
      <div className={styles.search}>
        <TextField label={t("search")} value={typed} onChange={type} autoComplete="off" />
        <p className={styles.count} role="status">
          {found.length > 0 && t("found", { count: found.length })}
          {isSearching && found.length === 0 && (
            <VisuallyHidden>{t("none", { typed: typed.trim() })}</VisuallyHidden>
          )}
        </p>
      </div>
      {!isSearching && <Groups groups={groups} />}
      {found.length > 0 && (
        <Card className={styles.group}>
          <Questions questions={found} />
        </Card>
      )}
      {isSearching && found.length === 0 && (
        <EmptyState picture="search" title={t("none", { typed: typed.trim() })}>
          {t("noneHelp")}
        </EmptyState>
      )}
    </>
  );
}

function useQuestionSearch(groups: readonly FaqGroup[]): (typed: string) => FaqQuestion[] {
  const { language } = useLanguage();
  return useMemo(() => {
    const textsOf = ({ question, answer, keywords }: FaqQuestion) => ({
      title: question,
      text: plainAnswer(answer),
      words: keywords,
    });
    const all = groups.flatMap(({ questions }) => questions);
    const search = createSearch(all, textsOf, language);
    return (typed) => search(typed).map(({ entry }) => entry);
  }, [groups, language]);
}

function Groups({ groups }: { groups: readonly FaqGroup[] }) {
  return (
    <div className={styles.groups}>
      {groups.map(({ id, title, questions }) => (
        <Card key={id} className={styles.group} role="group" aria-labelledby={`faq-${id}`}>
          <h2 id={`faq-${id}`}>{title}</h2>
          <Questions questions={questions} />
        </Card>
      ))}
    </div>
  );
}

export function Questions({ questions }: { questions: readonly FaqQuestion[] }) {
  return (
    <ul className={styles.questions}>
      {questions.map((one) => (
        <li key={one.id}>
          <Link to={answerAddress(one)}>
            {one.question}
            <ChevronRight size={18} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
