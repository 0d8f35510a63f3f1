import type { Language } from "@portal/model/portal/languages.ts";
import { Problem, type ProblemCode } from "@portal/model/portal/problems.ts";
import type { Context as HonoContext } from "hono";
import { reportUnexpected, statusOf } from "./core/http/errors.ts";
import type { RestVariables } from "./core/http/rest.ts";
import { type NoticeAction, type Page, renderNotice } from "./identity/pages/pages.ts";
import { languageFor, send } from "./identity/provider/answers.ts";
import { pageLanguage } from "./identity/provider/request.ts";

type NoticeName = "missing" | "later" | "signIn" | "failed" | "busy";
type Header = (name: string) => string | undefined;

/** Whether the request is a navigation, whose answer the browser shows as a page. */
export function isNavigation(header: Header): boolean {
  return header("sec-fetch-mode") === "navigate";
}

/** The error page for a document that opens in a tab, in place of the JSON for programs. */
export function linkNotice(error: unknown, c: HonoContext<RestVariables>): Response {
  const problem = error instanceof Problem ? error : reportUnexpected(error, c.var.ctx);
  const language = languageFor(c);
  const name = noticeOf[problem.code] ?? "failed";
  const { shortId, retryAfter } = problem.details;
  if (typeof retryAfter === "number") c.header("retry-after", String(retryAfter));
  const reference = typeof shortId === "string" ? { reference: shortId } : {};
  const t = texts[language];
  const toDocuments = { label: t.documents, href: "/documents" };
  const retry = { label: t.retry, href: c.req.path };
  const signIn = { label: t.signInLabel, href: `/login?lang=${language}` };
  const actions: Partial<Record<NoticeName, NoticeAction[]>> = {
    later: [retry, toDocuments],
    signIn: [signIn],
  };
  const page = renderNotice(language, t[name], actions[name] ?? [toDocuments], reference);
  return send(c, page, statusOf[problem.code]);
}

const noticeOf: Partial<Record<ProblemCode, NoticeName>> = {
  NOT_FOUND: "missing",
  FORBIDDEN: "missing",
  UNAUTHENTICATED: "signIn",
  UNAVAILABLE: "later",
  TOO_MANY_REQUESTS: "later",
};

const busyPages = new Map<Language, Page>();

/** The overload page for a navigation, rendered once per language. */
export function busyNotice(header: Header): Page | undefined {
  if (!isNavigation(header)) return undefined;
  const chosen = { cookie: header("cookie"), acceptLanguage: header("accept-language") };
  const language = pageLanguage([], chosen);
  let page = busyPages.get(language);
  if (!page) {
    const { busy, retry } = texts[language];
    page = renderNotice(language, busy, [{ label: retry, href: "" }]);
    busyPages.set(language, page);
  }
  return page;
}

interface Notice {
  title: string;
  text: string;
}
type LinkTexts = Record<NoticeName, Notice> & {
  documents: string;
  retry: string;
  signInLabel: string;
};

const texts: Readonly<Record<Language, LinkTexts>> = {
  fr: {
    missing: {
      title: "Ce document n’est pas disponible",
      text: "Il n’existe pas ou ne vous est pas destiné. Tous vos documents sont dans votre espace client.",
    },
    later: {
      title: "Le document ne peut pas être ouvert pour le moment",
      text: "Beaucoup de personnes utilisent l’espace client en ce moment. Réessayez dans quelques instants.",
    },
    signIn: {
      title: "Votre session est terminée",
      text: "Connectez-vous, puis ouvrez à nouveau le document dans votre espace client.",
    },
    failed: {
      title: "Nous ne pouvons pas afficher ce document",
      text: "L’erreur vient de nous, et notre équipe en est avertie. Réessayez plus tard ou appelez-nous au {phone}. Si c’est une facture, nous ne vous envoyons aucun rappel tant qu’elle ne peut pas être ouverte.",
    },
    busy: {
      title: "L’espace client est très sollicité",
      text: "Beaucoup de personnes l’utilisent en ce moment. Réessayez dans quelques instants.",
    },
    documents: "Voir mes documents",
    retry: "Réessayer",
    signInLabel: "Se connecter",
  },
  de: {
    missing: {
      title: "Dieses Dokument ist nicht verfügbar",
      text: "Es existiert nicht oder ist nicht für Sie bestimmt. Alle Ihre Dokumente finden Sie im Kundenportal.",
    },
    later: {
      title: "Das Dokument lässt sich im Moment nicht öffnen",
      text: "Zurzeit nutzen sehr viele Personen das Kundenportal. Versuchen Sie es in wenigen Augenblicken nochmals.",
    },
    signIn: {
      title: "Ihre Sitzung ist beendet",
      text: "Melden Sie sich an und öffnen Sie das Dokument im Kundenportal nochmals.",
    },
    failed: {
      title: "Wir können dieses Dokument nicht anzeigen",
      text: "Der Fehler liegt bei uns, und unser Team ist informiert. Versuchen Sie es später nochmals oder rufen Sie uns an: {phone}. Handelt es sich um eine Rechnung, mahnen wir sie nicht, solange sie sich nicht öffnen lässt.",
    },
    busy: {
      title: "Das Kundenportal ist stark ausgelastet",
      text: "Zurzeit nutzen es sehr viele Personen. Versuchen Sie es in wenigen Augenblicken nochmals.",
    },
    documents: "Meine Dokumente ansehen",
    retry: "Nochmals versuchen",
    signInLabel: "Anmelden",
  },
  it: {
    missing: {
      title: "Questo documento non è disponibile",
      text: "Non esiste o non è destinato a lei. Tutti i suoi documenti si trovano nello spazio clienti.",
    },
    later: {
      title: "Al momento il documento non si può aprire",
      text: "In questo momento molte persone utilizzano lo spazio clienti. Riprovi tra qualche istante.",
    },
    signIn: {
      title: "La sua sessione è terminata",
      text: "Acceda e apra di nuovo il documento nello spazio clienti.",
    },
    failed: {
      title: "Non possiamo mostrare questo documento",
      text: "L’errore è nostro e il nostro team ne è informato. Riprovi più tardi o ci chiami al numero {phone}. Se si tratta di una fattura, non le inviamo solleciti finché non si può aprire.",
    },
    busy: {
      title: "Lo spazio clienti è molto sollecitato",
      text: "In questo momento lo utilizzano molte persone. Riprovi tra qualche istante.",
    },
    documents: "Vedere i miei documenti",
    retry: "Riprovare",
    signInLabel: "Accedere",
  },
  en: {
    missing: {
      title: "This document is not available",
      text: "It does not exist or is not addressed to you. You will find all your documents in the customer portal.",
    },
    later: {
      title: "The document cannot be opened at the moment",
      text: "A lot of people are using the customer portal right now. Please try again in a moment.",
    },
    signIn: {
      title: "Your session has ended",
      text: "Please sign in, then open the document again in the customer portal.",
    },
    failed: {
      title: "We cannot show this document",
      text: "The error is ours and our team has been informed. Please try again later or call us on {phone}. If it is an invoice, we will not send you any reminders until it can be opened.",
    },
    busy: {
      title: "The customer portal is very busy",
      text: "A lot of people are using it right now. Please try again in a moment.",
    },
    documents: "See my documents",
    retry: "Try again",
    signInLabel: "Sign in",
  },
};
