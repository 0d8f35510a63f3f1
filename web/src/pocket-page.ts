import { formatDate, todayInZurich } from "@portal/model/calendar/dates.ts";
import { type CardFace, type CardTexts, cardFaces } from "./cards/card-faces.ts";
import { isOver, type PocketCard, type PocketContent } from "./parts/pocket/pocket-cards.ts";
import { emergencyCalls } from "./emergency-page.ts";
import { escaped, linkTo, offlinePage, paragraph } from "./offline-page.ts";
import { textsIn, titleIn } from "./offline-texts.ts";

/** For more people there are links to their cards, as on the screen. */
const PEOPLE_AT_A_GLANCE = 3;

/** The kept cards, front and back, with the emergency numbers below. */
export function pocketPage({ cards, language, at }: PocketContent, now: Date): Response {
  const t = textsIn(language, "pocket");
  const today = todayInZurich(now);
  const body =
    paragraph(t("updated", { date: formatDate(todayInZurich(new Date(at))) }), "quiet") +
    (cards.length > PEOPLE_AT_A_GLANCE ? peopleLinks(cards) : "") +
    cards.map((card) => (isOver(card, today) ? ended(card, t) : drawn(card, t))).join("") +
    paragraph(t("copy"), "quiet") +
    `<div class="ways">${linkTo("/", t("portal"))}${linkTo("/emergency", t("emergency"))}</div>` +
    emergencyCalls(language);
  return offlinePage({ language, title: titleIn(language, "pocket"), body });
}

function peopleLinks(cards: readonly PocketCard[]): string {
  const links = cards.map((card) => linkTo(`#${idOf(card)}`, nameOf(card)));
  return `<nav class="ways">${links.join("")}</nav>`;
}

function headingOf(card: PocketCard): string {
  return `<h2 id="${escaped(idOf(card))}">${escaped(nameOf(card))}</h2>`;
}

function idOf({ insuredNumber, insurerCode }: PocketCard): string {
  return `card-${insuredNumber}-${insurerCode}`;
}

function nameOf({ firstname, lastname }: PocketCard): string {
  return `${firstname} ${lastname}`;
}

function ended(card: PocketCard, t: CardTexts): string {
  const told = t("expired", { name: nameOf(card), date: formatDate(card.validUntil) });
  return headingOf(card) + paragraph(told);
}

function drawn(card: PocketCard, t: CardTexts): string {
  const { front, back } = cardFaces(card, t);
  const abroad = t(card.ahvNumber ? "abroad.known" : "abroad.unknown");
  return (
    headingOf(card) +
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
