import { formatDate, todayInZurich } from "@portal/model/calendar/dates.ts";
import { type CardFace, type CardTexts, cardFaces } from "./cards/card-faces.ts";
import { isOver, type PocketCard, type PocketContent } from "./parts/pocket/pocket-cards.ts";
import { emergencyCalls } from "./emergency-page.ts";
import { escaped, linkTo, offlinePage, paragraph } from "./offline-page.ts";
import { textsIn, titleIn } from "./offline-texts.ts";

/** The kept cards, front and back, with the emergency numbers below. */
export function pocketPage({ cards, language, at }: PocketContent, now: Date): Response {
  const t = textsIn(language, "pocket");
  const today = todayInZurich(now);
  const body =
    paragraph(t("updated", { date: formatDate(todayInZurich(new Date(at))) }), "quiet") +
    cards.map((card) => (isOver(card, today) ? ended(card, t) : drawn(card, t))).join("") +
    paragraph(t("copy"), "quiet") +
    `<div class="ways">${linkTo("/", t("portal"))}${linkTo("/emergency", t("emergency"))}</div>` +
    emergencyCalls(language);
  return offlinePage({ language, title: titleIn(language, "pocket"), body });
}

function ended({ firstname, lastname, validUntil }: PocketCard, t: CardTexts): string {
  const name = `${firstname} ${lastname}`;
  return `<h2>${escaped(name)}</h2>${paragraph(t("expired", { name, date: formatDate(validUntil) }))}`;
}

function drawn(card: PocketCard, t: CardTexts): string {
  const { front, back } = cardFaces(card, t);
  const abroad = t(card.ahvNumber ? "abroad.known" : "abroad.unknown");
  return (
    `<h2>${escaped(`${card.firstname} ${card.lastname}`)}</h2>` +
    face(front, "card") +
    (card.ahvNumber ? face(back, "card back") : "") +
    paragraph(abroad, "quiet")
  );
}

function face({ title, fields }: CardFace, className: string): string {
  const list = fields.map(
    ({ label, text, isWide }) =>
      `<div${isWide ? ' class="wide"' : ""}><dt>${escaped(label)}</dt><dd>${escaped(text)}</dd></div>`,
  );
  return `<section class="${className}"><h3>${escaped(title)}</h3><dl>${list.join("")}</dl></section>`;
}
