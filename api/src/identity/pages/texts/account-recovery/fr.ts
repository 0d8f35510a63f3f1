import { confirmationLimits } from "@portal/model/portal/confirmations.ts";
import { RESET_LINK_MINUTES } from "../../../../insurer/sign-in/reset-link.ts";
import { EMAIL_LINK_MINUTES } from "../../../../insurer/sign-in/limits.ts";
import { RESET_PAUSE_MINUTES, THROTTLE_MINUTES } from "../../../limits.ts";
import type { RecoveryTexts } from "./shape.ts";

export const fr: RecoveryTexts = {
  forgotten: {
    open: "Mot de passe oublié ?",
    short: "Oublié ?",
    title: "Mot de passe oublié",
    lead: "Indiquez l’adresse e-mail avec laquelle vous vous connectez. Nous y envoyons un lien pour choisir un nouveau mot de passe.",
    submit: "Recevoir le lien",
    back: "Retour à la connexion",
    wrongEmail: "Indiquez une adresse e-mail valable.",
    sent: {
      title: "Consultez vos e-mails",
      text: `Si un compte client utilise cette adresse, un lien valable ${RESET_LINK_MINUTES} minutes y arrive d’ici quelques instants. Rien reçu ? Regardez dans le courrier indésirable ou appelez-nous au {phone}.`,
    },
    throttled: `Trop de demandes. Attendez ${THROTTLE_MINUTES} minutes avant de réessayer, ou appelez-nous au {phone}.`,
  },
  reset: {
    title: "Choisir un nouveau mot de passe",
    lead: "Il remplace l’ancien. Toutes vos sessions ouvertes prendront fin.",
    submit: "Enregistrer le mot de passe",
    askAgain: "Demander un nouveau lien",
    missing: {
      title: "Ouvrez le lien de notre e-mail",
      text: "Cette page a besoin du lien que nous vous avons envoyé. Ouvrez-le à nouveau, ou demandez-en un autre.",
    },
    invalid: {
      title: "Ce lien n’est plus valable",
      text: `Un lien sert une seule fois, pendant ${RESET_LINK_MINUTES} minutes. Demandez-en un nouveau. Si vous en avez demandé un il y a peu, nous ne pouvons envoyer le suivant que ${RESET_PAUSE_MINUTES} minutes plus tard.`,
    },
    done: {
      title: "Mot de passe enregistré",
      text: "Il est valable dès maintenant, et toutes vos sessions ont été fermées. Connectez-vous avec votre nouveau mot de passe.",
    },
  },
  code: {
    title: "Saisir votre code",
    bySms: "Nous avons envoyé un code par SMS au {recipient}.",
    byEmail: "Nous avons envoyé un code à {recipient}.",
    label: "Code de sécurité",
    hint: `${confirmationLimits.digits} chiffres, valables ${confirmationLimits.minutes} minutes.`,
    submit: "Se connecter",
    resend: "Envoyer un nouveau code",
    resent: "Un nouveau code vient d’être envoyé. L’ancien n’est plus valable.",
    resentTooSoon: `Un code vient d’être envoyé. Attendez ${confirmationLimits.resendPauseSeconds} secondes avant d’en demander un autre.`,
    recoveryTitle: "Utiliser un code de secours",
    recoveryLabel: "Code de secours",
    recoveryHint: "Un des codes que vous avez conservés. Chacun sert une seule fois.",
    recoverySubmit: "Se connecter avec ce code",
    wrong: "Ce code n’est pas correct.",
    wrongRecovery: "Ce code de secours est incorrect ou a déjà servi.",
    exhausted:
      "Trop d’essais sans succès. Utilisez un code de secours ou une clé d’accès, recommencez plus tard, ou appelez-nous au {phone}.",
  },
  mailbox: {
    open: "Lire l’e-mail",
    title: "E-mails de la démonstration",
    lead: "Ceci est une démonstration : les personnes sont inventées, leurs e-mails se lisent ici.",
    empty:
      "Aucun lien n’a été envoyé ces dernières minutes. Un e-mail met quelques instants à arriver.",
    again: "Actualiser",
    code: "Ceci est une démonstration : le code envoyé est {code}.",
  },
  passkey: {
    submit: "Utiliser une clé d’accès",
    or: "ou",
    first: "Continuer avec une clé d’accès",
    firstHint: "Empreinte, visage ou code de votre appareil",
    orPassword: "ou avec votre mot de passe",
    refused: "Cette clé d’accès n’est pas reconnue. Connectez-vous avec votre mot de passe.",
    cancelled: "Aucune clé d’accès n’a été utilisée.",
  },
  email: {
    title: "Confirmer l’adresse de connexion",
    lead: "Votre adresse de connexion change dès que vous avez confirmé les liens reçus à l’ancienne et à la nouvelle adresse.",
    submit: "Confirmer",
    missing: {
      title: "Ouvrez le lien de notre e-mail",
      text: "Cette page a besoin du lien que nous vous avons envoyé. Ouvrez-le à nouveau.",
    },
    invalid: {
      title: "Ce lien n’est plus valable",
      text: `Un lien sert une seule fois, pendant ${EMAIL_LINK_MINUTES} minutes. Recommencez depuis la page Sécurité de votre compte client.`,
    },
    half: {
      title: "Merci, il manque une confirmation",
      text: "Ouvrez aussi le lien que nous avons envoyé à l’autre adresse. Jusque-là, rien ne change.",
    },
    done: {
      title: "Adresse de connexion changée",
      text: "Dès maintenant, vous vous connectez avec la nouvelle adresse.",
    },
  },
};
