import { moveDay } from "@portal/model/calendar/calendar.ts";
import { formatDate, todayInZurich } from "@portal/model/calendar/dates.ts";
import type { Page } from "playwright-core";
import { forgetRequests, heading } from "./offline-steps.ts";
import { choose, fill, type FormWalk, hasField, press, send, tick } from "./offline-walk.ts";

const yesterday = formatDate(moveDay(todayInZurich(new Date()), { days: -1 }));
const at = (step: string) => (page: Page) => Promise.resolve(page.url().endsWith(`step=${step}`));

/** The declarations with the required fields only. */
export const declarationForms: readonly FormWalk[] = [
  {
    name: "maternity",
    login: "sofia@example.ch",
    path: "/maternity",
    ready: heading("Annoncer une grossesse ou une naissance"),
    prepare: forgetRequests,
    steps: [
      tick("radio", /Un accouchement/),
      fill(/Date de naissance/, formatDate(todayInZurich(new Date()))),
      send("Envoyer l’annonce"),
    ],
    end: /Votre annonce est envoyée/,
  },
  {
    name: "accident",
    login: "urs@example.ch",
    path: "/help-accident",
    ready: heading("Annoncer un accident"),
    prepare: forgetRequests,
    steps: [
      choose("Situation le jour de l’accident", "RETRAITE"),
      press(/^Continuer/, at("circumstances")),
      fill("Date", yesterday),
      fill("Heure", "09:05"),
      fill("Lieu", "Gare de Berne"),
      fill(/^Que s’est-il passé/, "Glissade sur le quai"),
      press(/^Continuer/, at("injuries")),
      tick("checkbox", /^Genou droit$/),
      choose("Nature de la blessure", "BRUISE"),
      fill("Médecin ou hôpital consulté en premier", "Dr Keller, Berne"),
      press(/^Continuer/, at("otherInsurance")),
      press(/^Continuer/, at("circulation")),
      press(/^Continuer/, at("summary")),
      tick("checkbox", /^J’autorise/),
      send("Envoyer l’annonce"),
    ],
    end: /Votre annonce est envoyée/,
  },
  {
    name: "damage",
    login: "camille@example.ch",
    path: "/help-damage",
    ready: hasField("Que s’est-il passé"),
    prepare: forgetRequests,
    steps: [
      choose(/^Que s’est-il passé/, "GLASS"),
      fill("Date", yesterday),
      fill("Lieu", "Lausanne"),
      fill(/^Comment est-ce arrivé/, "Une vitre de la cuisine"),
      press(/^Continuer/, at("things")),
      fill("Objet 1", "Vitre"),
      fill("Valeur en CHF", "320"),
      press(/^Continuer/, at("contact")),
      press(/^Continuer/, at("summary")),
      tick("checkbox", /^Mes indications/),
      send("Envoyer l’annonce"),
    ],
    end: /Votre annonce est envoyée/,
  },
];
