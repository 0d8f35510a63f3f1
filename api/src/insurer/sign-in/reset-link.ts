import { randomBytes } from "node:crypto";
import type { Language } from "@portal/model/portal/languages.ts";
import { hashOf } from "../../core/secrets/tokens.ts";
import type { MessageTemplate } from "../outbox/message-template.ts";

/** The lifetime of a reset link. */
export const RESET_LINK_MINUTES = 30;

/** A new link for another password, and the hash by which the database knows it. */
export function newResetLink(
  publicUrl: string,
  language: Language,
): { link: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString("base64url");
  // The fragment of an address is not sent to servers, logs or other sites.
  return {
    link: `${publicUrl}/oidc/reset?lang=${language}#${token}`,
    tokenHash: hashOf(token),
  };
}

/** Sent to the login address only: access to that mailbox allows choosing a new password. */
export const resetLink: MessageTemplate = {
  key: "password.resetLink",
  texts: {
    fr: {
      subject: "Choisir un nouveau mot de passe",
      paragraphs: [
        `Quelqu’un a demandé un nouveau mot de passe pour votre espace client. Le lien ci-dessous sert une seule fois, pendant ${RESET_LINK_MINUTES} minutes.`,
        "Si ce n’était pas vous, ne faites rien : votre mot de passe reste valable.",
      ],
      action: "Choisir un nouveau mot de passe",
      short: "{brand} : choisir un nouveau mot de passe : {link}",
    },
    de: {
      subject: "Neues Passwort wählen",
      paragraphs: [
        `Für Ihr Kundenportal wurde ein neues Passwort verlangt. Der Link unten gilt einmal und ${RESET_LINK_MINUTES} Minuten lang.`,
        "Waren Sie das nicht, müssen Sie nichts tun: Ihr Passwort gilt weiterhin.",
      ],
      action: "Neues Passwort wählen",
      short: "{brand}: Neues Passwort wählen: {link}",
    },
    it: {
      subject: "Scegliere una nuova password",
      paragraphs: [
        `È stata richiesta una nuova password per il suo spazio clienti. Il link qui sotto vale una sola volta, per ${RESET_LINK_MINUTES} minuti.`,
        "Se non era lei, non faccia nulla: la sua password resta valida.",
      ],
      action: "Scegliere una nuova password",
      short: "{brand}: scegliere una nuova password: {link}",
    },
    en: {
      subject: "Choose a new password",
      paragraphs: [
        `A new password was requested for your customer portal. The link below works once, for ${RESET_LINK_MINUTES} minutes.`,
        "If this was not you, you do not need to do anything: your password stays valid.",
      ],
      action: "Choose a new password",
      short: "{brand}: choose a new password: {link}",
    },
  },
};
