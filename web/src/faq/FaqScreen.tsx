import { Boundary } from "../core/hydration.tsx";
import { useSuspenseQuery } from "@tanstack/react-query";
import { ErrorBoundary, type FallbackProps } from "../core/errors/ErrorBoundary.tsx";
import { useRetry } from "../core/errors/useRetry.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { paths } from "../core/routing/paths.ts";
import { useLocation } from "../core/routing/router.tsx";
import { faqQuery } from "../parts/faq/faq.ts";
import { Failed } from "../ui/feedback/Failed.tsx";
import { ListSkeleton } from "../ui/feedback/ListSkeleton.tsx";
import { Page } from "../ui/layout/Page.tsx";
import { AnswerScreen } from "./AnswerScreen.tsx";
import { QuestionList } from "./QuestionList.tsx";

/** The FAQ: all questions, or one answer at its own address. */
export function FaqScreen() {
  const slug = useLocation().path.slice(paths.faq.path.length + 1);
  return (
    <ErrorBoundary fallback={FaqFailed}>
      {slug === "" ? <Questions /> : <Answer slug={slug} />}
    </ErrorBoundary>
  );
}

function Questions() {
  const t = useTexts("faq");
  const titles = useTexts("template");
  return (
    <Page title={titles("titles.faq")} intro={t("intro")}>
      <Boundary fallback={<ListSkeleton />}>
        <LoadedQuestions />
      </Boundary>
    </Page>
  );
}

function LoadedQuestions() {
  return <QuestionList groups={useSuspenseQuery(faqQuery).data.faq} />;
}

function Answer({ slug }: { slug: string }) {
  const { data } = useSuspenseQuery(faqQuery);
  return <AnswerScreen slug={slug} groups={data.faq} />;
}

function FaqFailed({ reset }: FallbackProps) {
  const t = useTexts("faq");
  const titles = useTexts("template");
  return (
    <Page title={titles("titles.faq")}>
      <Failed text={t("failed")} onRetry={useRetry(reset)} />
    </Page>
  );
}
