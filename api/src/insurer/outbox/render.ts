import { brand } from "@portal/brand/brand.ts";
import { type Severity, severityLooks } from "@portal/model/invoices/severity.ts";
import { severityWords } from "@portal/model/invoices/severity-words.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { toned } from "../pdf/colours.ts";
import type { MessageTemplate } from "./message-template.ts";

export interface RenderedMessage {
  subject: string;
  /** For SMS and push. */
  short: string;
  plain: string;
  html: string;
}

interface Frame {
  greeting: string;
  /** Of a message about something that a representative did. */
  sentBy: string;
  open: string;
  /** The separator between a link's label and the link: French puts a space before the colon. */
  colon: string;
  automatic: string;
}

const frames: Readonly<Record<Language, Frame>> = {
  fr: {
    greeting: "Bonjour,",
    sentBy: "{sentBy}, qui vous représente, l’a fait en votre nom.",
    open: "Ouvrir mon espace client",
    colon: "\u00a0:",
    automatic: "Ce message est envoyé automatiquement. Une question ? Appelez-nous au {phone}.",
  },
  de: {
    greeting: "Guten Tag",
    sentBy: "{sentBy} vertritt Sie und hat dies in Ihrem Namen getan.",
    open: "Mein Kundenportal öffnen",
    colon: ":",
    automatic:
      "Diese Nachricht wird automatisch verschickt. Haben Sie eine Frage? Rufen Sie uns an: {phone}.",
  },
  it: {
    greeting: "Buongiorno,",
    sentBy: "{sentBy}, che la rappresenta, lo ha fatto a suo nome.",
    open: "Aprire il mio spazio clienti",
    colon: ":",
    automatic:
      "Questo messaggio è inviato automaticamente. Ha una domanda? Ci chiami al numero {phone}.",
  },
  en: {
    greeting: "Hello,",
    sentBy: "{sentBy}, who represents you, did this in your name.",
    open: "Open my customer portal",
    colon: ":",
    automatic: "This message is sent automatically. Any questions? Call us on {phone}.",
  },
};

/** Fills in a template in a language. Parameters are plain text, which is escaped in HTML. */
export function renderMessage(
  { texts, severity }: MessageTemplate,
  language: Language,
  parameters: Readonly<Record<string, string>>,
  publicUrl: string,
): RenderedMessage {
  const text = texts[language];
  const frame = frames[language];
  const link = linkIn(parameters, publicUrl);
  const gaps = { brand: brand.name, phone: brand.phone[language], ...parameters, ...link };
  const sentBy = parameters["sentBy"] ? [frame.sentBy] : [];
  const paragraphs = [frame.greeting, ...text.paragraphs, ...sentBy]
    .map((line) => fillGaps(line, gaps))
    .filter((line) => !isGap(line));
  const automatic = fillGaps(frame.automatic, gaps);
  const way = wayOn(text.action, link.link) ?? { label: frame.open, url: `${publicUrl}/` };
  // A line break in a subject would start another header.
  const subject = fillGaps(text.subject, gaps).replaceAll(/\s+/g, " ");
  return {
    subject,
    short: fillGaps(text.short, gaps),
    plain: [
      ...(severity ? [severityWords[severity][language]] : []),
      ...paragraphs,
      `${way.label}${frame.colon} ${way.url}`,
      "-- ",
      brand.legalName[language],
      automatic,
    ].join("\n\n"),
    html: page({ language, subject, severity, paragraphs, way, automatic }),
  };
}

interface LabelledLink {
  label: string;
  url: string;
}

/** Completes a path of the portal on delivery, because an operator's command does not know the public address. */
function linkIn({ link }: Readonly<Record<string, string>>, publicUrl: string): { link?: string } {
  if (!link) return {};
  return { link: link.startsWith("/") ? publicUrl + link : link };
}

function wayOn(label: string | undefined, url: string | undefined): LabelledLink | undefined {
  return label && url ? { label, url } : undefined;
}

interface PageParts {
  language: Language;
  subject: string;
  severity: Severity | undefined;
  paragraphs: string[];
  way: LabelledLink;
  automatic: string;
}

/** Mail programs support little more than tables and inline styles. */
function page({ language, subject, severity, paragraphs, way, automatic }: PageParts): string {
  const { street, zip, city } = brand.address;
  const lines = paragraphs
    .map(
      (line) =>
        `<p style="margin:0 0 16px;line-height:1.5">${escapeHtml(line).replaceAll("\n", "<br>")}</p>`,
    )
    .join("\n");
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f4f5f7;color:#1b2733;font-family:Arial,Helvetica,sans-serif;font-size:16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px">
<table role="presentation" width="100%" style="max-width:600px;background:#ffffff;border-radius:8px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-size:20px;font-weight:bold">${escapeHtml(brand.name)}</p>
${severity ? badge(severity, language) : ""}<h1 style="margin:0 0 16px;font-size:20px">${escapeHtml(subject)}</h1>
${lines}
<p style="margin:24px 0 0"><a href="${escapeHtml(way.url)}" style="color:#0b5394">${escapeHtml(way.label)}</a></p>
</td></tr></table>
<p style="max-width:600px;margin:16px auto;font-size:13px;color:#5a6673">${escapeHtml(automatic)}<br>${escapeHtml(`${brand.legalName[language]}, ${street}, ${zip} ${city}`)}</p>
</td></tr></table></body></html>`;
}

/** The level of an unpaid invoice as on papers and screens, with characters as icons for mail programs. */
function badge(severity: Severity, language: Language): string {
  const { tone, isSolid, icon } = severityLooks[severity];
  const { ground, ink } = toned[isSolid ? "solid" : tone];
  const sign = icon ? `<span aria-hidden="true">${signs[icon]}</span> ` : "";
  const style = `display:inline-block;padding:4px 12px;border-radius:14px;font-size:14px;font-weight:bold;background:${ground};color:${ink}`;
  return `<p style="margin:0 0 12px"><span style="${style}">${sign}${escapeHtml(severityWords[severity][language])}</span></p>
`;
}

/** A bell and a warning sign, in their text presentation. */
const signs = { bell: "&#128276;&#65038;", alert: "&#9888;&#65038;" } as const;

function fillGaps(sentence: string, gaps: Readonly<Record<string, string>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (gap, name: string) =>
    Object.hasOwn(gaps, name) ? (gaps[name] ?? gap) : gap,
  );
}

/** A paragraph that is only a parameter, which older messages lack. */
function isGap(line: string): boolean {
  return /^\{\w+\}$/.test(line);
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
