import type { Page } from "playwright-core";
import { anotherNumber } from "./offline-steps.ts";
import { fill, type FormWalk, send } from "./offline-walk.ts";
import type { PortalUnderTest } from "../harness/portal.ts";

const heading = (name: string) => (page: Page) =>
  page.getByRole("heading", { level: 1, name }).waitFor();

async function forgetDrafts({ owner }: PortalUnderTest): Promise<void> {
  await owner.query("delete from draft");
}

export const accountForms: readonly FormWalk[] = [
  {
    name: "account phone",
    login: "giulia@example.ch",
    path: "/account",
    ready: heading("Compte"),
    prepare: forgetDrafts,
    steps: [fill(/Numéro de mobile/, anotherNumber), send("Enregistrer")],
    end: /Votre numéro est enregistré/,
  },
  {
    name: "login address",
    login: "giulia@example.ch",
    path: "/account/security",
    ready: heading("Sécurité"),
    prepare: forgetDrafts,
    steps: [fill("Nouvelle adresse e-mail", "giulia.neu@example.ch"), send("Changer l’adresse")],
    end: /Ouvrez les deux liens/,
  },
];
