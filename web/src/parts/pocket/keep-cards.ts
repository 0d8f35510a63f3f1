import { isCardShown } from "@portal/model/cards.ts";
import { writeCookie } from "../../core/cookies.ts";
import { deviceCookie, forgetDevice, isKeptOnDevice } from "../../core/device-marks.ts";
import { keepOnDevice, readDevice } from "../../core/device-store.ts";
import { registerWorker } from "../../core/service-worker.ts";
import { currentLanguage, isLeaving } from "../../core/session/session.ts";
import { subjectIn } from "../../core/session/subject.ts";
import type { HeldCard } from "./held-cards.ts";
import type { PocketCard } from "./pocket-cards.ts";

const KEPT_DAYS = 365;

/** The cards that can be shown at a counter, as they are kept. */
export function cardsToKeep(cards: readonly HeldCard[]): PocketCard[] {
  return cards.flatMap(({ state, isOnItsWay: _isOnItsWay, ...card }) => {
    const { insurerCode, insurerName, cardNumber, validUntil } = card;
    if (!insurerCode || !insurerName || !cardNumber || !validUntil) return [];
    return isCardShown(state)
      ? [{ ...card, insurerCode, insurerName, cardNumber, validUntil }]
      : [];
  });
}

/** Keeps the cards on this device and registers the worker that shows them. It rejects where the browser cannot. */
export async function keepCards(cards: readonly HeldCard[]): Promise<void> {
  const value = { language: currentLanguage(), cards: cardsToKeep(cards) };
  await registerWorker();
  // A page that is leaving has removed what was kept.
  if (isLeaving()) return;
  writeCookie(deviceCookie, "1", KEPT_DAYS);
  try {
    await keepOnDevice(subjectIn(document.cookie), value, Date.now());
  } catch (error) {
    await forgetDevice();
    throw error;
  }
  // The person signed out meanwhile.
  if (!isKeptOnDevice()) await forgetDevice();
}

/** Brings the kept cards up to date; those of another account are removed before anything is asked. */
export async function refreshKeptCards(load: () => Promise<readonly HeldCard[]>): Promise<void> {
  const kept = await readDevice(Date.now());
  if (kept?.owner !== subjectIn(document.cookie)) return forgetDevice();
  const cards = await load();
  if (cardsToKeep(cards).length === 0) return forgetDevice();
  await keepCards(cards);
}
