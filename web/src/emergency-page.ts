import { brand } from "@portal/brand/brand.ts";
import { type Language, languages } from "@portal/model/portal/languages.ts";
import { covers, europeanNumber, steps, swissNumbers } from "./emergency/emergency.ts";
import { escaped, linkTo, offlinePage, paragraph } from "./offline-page.ts";
import { textsIn, titleIn } from "./offline-texts.ts";

/** The emergency page where the network does not reach. */
export function emergencyPage(language: Language, hasCards: boolean): Response {
  const t = textsIn(language, "emergency");
  const list = (texts: readonly string[]) =>
    `<ul>${texts.map((text) => `<li>${escaped(text)}</li>`).join("")}</ul>`;
  const others = languages.filter((other) => other !== language);
  const body =
    (hasCards ? `<div class="ways">${linkTo("/pocket", t("cards"))}</div>` : "") +
    emergencyCalls(language) +
    `<h2>${escaped(t("do.title"))}</h2>` +
    list(steps.map((step) => t(`do.${step}`))) +
    `<h2>${escaped(t("cover.title"))}</h2>` +
    list(covers.map((cover) => t(`cover.${cover}`))) +
    `<div class="ways">${others
      .map((other) => linkTo(`/emergency?lang=${other}`, other.toUpperCase()))
      .join("")}</div>`;
  return offlinePage({ language, title: titleIn(language, "emergency"), body });
}

/** The numbers here and abroad, each to call at once. */
export function emergencyCalls(language: Language): string {
  const t = textsIn(language, "emergency");
  const phone = brand.phone[language];
  const swiss = swissNumbers.map((number) => call(number, t(`swiss.${number}`)));
  const us = t("abroad.us", { brand: brand.name });
  return (
    `<h2>${escaped(t("swiss.title"))}</h2><ul class="calls">${swiss.join("")}</ul>` +
    `<h2>${escaped(t("abroad.title"))}</h2>` +
    `<ul class="calls">${call(europeanNumber, t("abroad.112"))}${call(phone, us)}</ul>` +
    paragraph(t("abroad.other"), "quiet")
  );
}

function call(number: string, text: string): string {
  return `<li>${linkTo(`tel:${number.replaceAll(/\s/g, "")}`, number)}<span>${escaped(text)}</span></li>`;
}
