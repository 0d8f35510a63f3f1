import { brand } from "@portal/brand/brand.ts";
import { type Language, preferredLanguage } from "@portal/model/portal/languages.ts";

const texts: Record<Language, { title: string; text: string; retry: string }> = {
  fr: {
    title: "Pas de connexion",
    text: "La page s’ouvrira d’elle-même dès que la connexion sera rétablie. Ce que vous avez saisi dans un formulaire est conservé.",
    retry: "Réessayer",
  },
  de: {
    title: "Keine Verbindung",
    text: "Die Seite öffnet sich von selbst, sobald die Verbindung wieder da ist. Was Sie in ein Formular eingegeben haben, bleibt erhalten.",
    retry: "Nochmals versuchen",
  },
  it: {
    title: "Nessuna connessione",
    text: "La pagina si apre da sola appena la rete torna. Ciò che ha scritto in un modulo è conservato.",
    retry: "Riprovare",
  },
  en: {
    title: "No connection",
    text: "The page will open automatically once you are back online. Anything you entered in a form has been saved.",
    retry: "Try again",
  },
};
const againSeconds = 5;
const style =
  "body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:1.5rem;" +
  "font:1rem/1.5 system-ui,sans-serif;color:#14232c;background:#f4f7f9}" +
  "h1,p{margin:0;max-width:34rem}a{color:#0b5a78;font-weight:600}";

/** The offline page of a phone: it needs no other file, and runs no script. */
export function unreachablePage(accepted: string, { pathname, search }: URL): Response {
  const language = preferredLanguage([accepted]) ?? "fr";
  const { title, text, retry } = texts[language];
  const here = (pathname + search).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const page =
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta http-equiv="refresh" content="${againSeconds}">` +
    `<title>${title} – ${brand.name}</title><style>${style}</style></head>` +
    `<body><h1>${title}</h1><p>${text}</p><p><a href="${here}">${retry}</a></p></body></html>`;
  return new Response(page, {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
