import { brand } from "@portal/brand/brand.ts";
import { answerBlocks, type AnswerPart, plainAnswer } from "@portal/model/help/answer.ts";
import { type Language, languages } from "@portal/model/portal/languages.ts";
import { html, raw } from "hono/html";
import type { PublicPage } from "../core/http/pages.ts";
import type { FaqGroup, FaqQuestion } from "./faq.ts";
import { pageTexts } from "./page-texts.ts";

type Markup = ReturnType<typeof html>;

const LONGEST_DESCRIPTION = 155;

interface Head {
  title: string;
  description: string;
  canonical: string;
  alternates: readonly { language: string; href: string }[];
  questions: readonly FaqQuestion[];
}

export function indexPage(
  publicUrl: string,
  language: Language,
  groups: readonly FaqGroup[],
): PublicPage {
  const { title, description } = pageTexts[language];
  const all = `${publicUrl}/faq`;
  const head = headOf({
    title,
    description,
    canonical: `${all}?lang=${language}`,
    alternates: [
      ...languages.map((one) => ({ language: one, href: `${all}?lang=${one}` })),
      { language: "x-default", href: all },
    ],
    questions: groups.flatMap(({ questions }) => questions),
  });
  const list = groups.map(
    (group) =>
      html`<h2>${group.title}</h2>
        <ul>
          ${group.questions.map(
            ({ slug, question }) => html`<li><a href="/faq/${slug}">${question}</a></li>`,
          )}
        </ul>`,
  );
  const text = html`<main>
    <h1>${title}</h1>
    ${list}
  </main>`;
  return { status: 200, language, head: htmlOf(head), text: htmlOf(text) };
}

export function answerPage(
  publicUrl: string,
  language: Language,
  question: FaqQuestion,
): PublicPage {
  const { all } = pageTexts[language];
  const head = headOf({
    title: question.question,
    description: shortened(plainAnswer(question.answer)),
    canonical: `${publicUrl}/faq/${question.slug}`,
    alternates: question.addresses.map((one) => ({
      language: one.language,
      href: `${publicUrl}/faq/${one.slug}`,
    })),
    questions: [question],
  });
  const text = html`<main>
    <h1>${question.question}</h1>
    ${answerMarkup(question.answer)}
    <p><a href="/faq?lang=${language}">${all}</a></p>
  </main>`;
  return { status: 200, language, head: htmlOf(head), text: htmlOf(text) };
}

/** The page for an unknown address, excluded from search engines. */
export function missingPage(language: Language): PublicPage {
  const { title, missing, all } = pageTexts[language];
  const head = html`<meta name="robots" content="noindex" />
    <title>${title} – ${brand.name}</title>`;
  const text = html`<main>
    <h1>${title}</h1>
    <p>${missing}</p>
    <p><a href="/faq">${all}</a></p>
  </main>`;
  return { status: 404, language, head: htmlOf(head), text: htmlOf(text) };
}

function headOf({ title, description, canonical, alternates, questions }: Head): Markup {
  const links = alternates.map(
    ({ language, href }) => html`<link rel="alternate" hreflang="${language}" href="${href}" />`,
  );
  return html`<title>${title} – ${brand.name}</title>
    <meta name="description" content="${description}" />
    <link rel="canonical" href="${canonical}" />${links}
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${canonical}" />
    <script type="application/ld+json">
      ${raw(structuredData(questions))}
    </script>`;
}

/** The schema.org data in a data block, which is never executed. */
function structuredData(questions: readonly FaqQuestion[]): string {
  return JSON.stringify({
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainAnswer(answer) },
    })),
  }).replaceAll("<", String.raw`\u003c`);
}

function answerMarkup(answer: string): Markup[] {
  return answerBlocks(answer).map((block) =>
    block.kind === "paragraph"
      ? html`<p>${block.parts.map(partMarkup)}</p>`
      : html`<ul>
          ${block.entries.map((parts) => html`<li>${parts.map(partMarkup)}</li>`)}
        </ul>`,
  );
}

function partMarkup(part: AnswerPart): Markup {
  return part.kind === "text" ? html`${part.text}` : html`<a href="${part.to}">${part.text}</a>`;
}

/** As much as search engines show, cut between two words. */
function shortened(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text;
  const cut = text.slice(0, LONGEST_DESCRIPTION);
  return `${cut.slice(0, cut.lastIndexOf(" "))}…`;
}

function htmlOf(markup: Markup): string {
  if (markup instanceof Promise) throw new Error("A page holds nothing that has to be waited for.");
  return markup.toString();
}
