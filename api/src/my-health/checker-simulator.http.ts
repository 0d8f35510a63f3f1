import { brand } from "@portal/brand/brand.ts";
import { isLanguage, type Language } from "@portal/model/portal/languages.ts";
import { Hono } from "hono";
import { html } from "hono/html";
import { languageOf } from "../core/context.ts";
import { newNonce, pagePolicy } from "../core/http/headers.ts";
import type { RestVariables } from "../core/http/rest.ts";

/**
 * Simulates the partner's symptom checker in a demonstration: it asks one question and redirects the person as the
 * partner would, with `displayAlert` and the assessment. The answer is not stored.
 */
export const checkerSimulator = new Hono<RestVariables>().get("/symptom-checker", (c) => {
  const wanted = c.req.query("lang");
  const language = isLanguage(wanted) ? wanted : languageOf(c.req.header("accept-language"));
  const nonce = newNonce();
  c.header("content-security-policy", pagePolicy(nonce));
  c.header("content-language", language);
  c.header("cache-control", "no-store");
  return c.html(page(language, nonce, c.req.query("assessment") ?? ""));
});

interface CheckerTexts {
  title: string;
  note: string;
  question: string;
  answers: readonly string[];
  finish: string;
  cancel: string;
}

const words: Record<Language, CheckerTexts> = {
  fr: {
    title: "Évaluer des symptômes",
    note: "Démonstration : cette page remplace celle de notre partenaire. Vos réponses ne sont pas enregistrées.",
    question: "Qu’est-ce qui vous gêne le plus ?",
    answers: ["Fièvre ou toux", "Douleurs", "Fatigue", "Autre chose"],
    finish: "Terminer l’évaluation",
    cancel: "Interrompre",
  },
  de: {
    title: "Symptome einschätzen",
    note: "Demonstration: Diese Seite ersetzt jene unseres Partners. Ihre Antworten werden nicht gespeichert.",
    question: "Was macht Ihnen am meisten zu schaffen?",
    answers: ["Fieber oder Husten", "Schmerzen", "Müdigkeit", "Etwas anderes"],
    finish: "Einschätzung abschliessen",
    cancel: "Abbrechen",
  },
  it: {
    title: "Valutare i sintomi",
    note: "Dimostrazione: questa pagina sostituisce quella del nostro partner. Le sue risposte non sono conservate.",
    question: "Che cosa le dà più fastidio?",
    answers: ["Febbre o tosse", "Dolori", "Stanchezza", "Altro"],
    finish: "Concludere la valutazione",
    cancel: "Interrompere",
  },
  en: {
    title: "Check symptoms",
    note: "Demonstration: this page stands in for our partner’s site. Your answers are not kept.",
    question: "What bothers you most?",
    answers: ["Fever or cough", "Pain", "Tiredness", "Something else"],
    finish: "Finish the assessment",
    cancel: "Cancel",
  },
};

const css = `
body { margin: 0; font: 100%/1.5 system-ui, sans-serif; color: #10243a; background: #f2f6f9; }
main { max-width: 32rem; margin: 8vh auto; padding: 24px; border-radius: 14px; background: #fff; }
h1 { margin: 0 0 8px; font-size: 1.5rem; line-height: 1.2; }
fieldset { margin: 24px 0; padding: 0; border: 0; }
legend { padding: 0; font-weight: 600; }
label { display: flex; align-items: center; gap: 12px; min-height: 44px; }
input { width: 20px; height: 20px; accent-color: #0b5a78; }
form { margin: 0; }
.ways { display: flex; flex-wrap: wrap; gap: 12px; }
button { min-height: 44px; padding: 8px 16px; border: 1px solid #0b5a78; border-radius: 10px; font: inherit;
  font-weight: 600; color: #0b5a78; background: #fff; cursor: pointer; }
button:first-child { color: #fff; background: #0b5a78; }
:focus-visible { outline: 3px solid #0b5a78; outline-offset: 2px; }
`;

function page(language: Language, nonce: string, assessment: string) {
  const t = words[language];
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${t.title} – ${brand.name}</title>
        <link rel="icon" href="data:," />
        <style nonce="${nonce}">
          ${css}
        </style>
      </head>
      <body>
        <main>
          <h1>${t.title}</h1>
          <p>${t.note}</p>
          <form action="/" method="get">
            <input type="hidden" name="assessment" value="${assessment}" />
            <fieldset>
              <legend>${t.question}</legend>
              ${t.answers.map((answer) => html`<label><input type="radio" form="nowhere" name="answer" /> ${answer}</label>`)}
            </fieldset>
            <div class="ways">
              <button name="displayAlert" value="adaSuccessAssessment">${t.finish}</button>
              <button name="displayAlert" value="adaCancelAssessment">${t.cancel}</button>
            </div>
          </form>
        </main>
      </body>
    </html>`;
}
