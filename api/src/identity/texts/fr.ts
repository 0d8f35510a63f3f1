import type { Texts } from "./shape.ts";

export const fr: Texts = {
  language: "Français",
  languages: "Langue",
  error: "Erreur",
  login: {
    title: "Se connecter",
    lead: "Vos contrats, factures et remboursements, en un seul endroit.",
    email: "Adresse e-mail",
    password: "Mot de passe",
    submit: "Se connecter",
    forgotten: "Mot de passe oublié ? Appelez-nous au {phone}, nous vous aidons.",
    refused: "L’adresse e-mail et le mot de passe ne vont pas ensemble. Vérifiez-les et réessayez.",
    throttled:
      "Trop d’essais sans succès. Par sécurité, attendez 15 minutes avant de réessayer, ou appelez-nous au {phone}.",
    locked: "Votre accès est bloqué. Appelez-nous au {phone} pour le rétablir.",
  },
  maintenance: {
    title: "Nous revenons bientôt",
    text: "Le portail est momentanément indisponible pour des travaux. Vos données sont en sécurité et rien de ce que vous avez envoyé n’est perdu. Une urgence ? Appelez-nous au {phone}.",
    until: "Fin prévue : {when}",
  },
  demonstration: {
    title: "Personnes de démonstration",
    lead: "Ces personnes sont inventées. Choisissez-en une pour entrer aussitôt.",
  },
  password: {
    title: "Changer de mot de passe",
    lead: "Vos autres appareils seront déconnectés.",
    current: "Mot de passe actuel",
    fresh: "Nouveau mot de passe",
    hint: "Au moins 12 caractères. Une phrase courte se retient bien.",
    again: "Nouveau mot de passe, encore une fois",
    submit: "Changer le mot de passe",
    back: "Retour à mon compte",
    wrongCurrent: "Le mot de passe actuel n’est pas le bon.",
    tooShort: "Choisissez au moins 12 caractères.",
    isEmail: "Votre adresse e-mail ne peut pas servir de mot de passe.",
    same: "Choisissez un autre mot de passe que l’actuel.",
    differs: "Les deux nouveaux mots de passe ne sont pas identiques.",
    done: {
      title: "Mot de passe changé",
      text: "Il est valable dès maintenant. Vos autres appareils ont été déconnectés.",
    },
  },
  notices: {
    expired: {
      title: "Cette page a expiré",
      text: "Pour votre sécurité, une connexion commencée doit se terminer en dix minutes. Recommencez, rien n’est perdu.",
    },
    lost: {
      title: "La connexion n’a pas abouti",
      text: "Votre navigateur n’a pas gardé le début de cette connexion. Recommencez ; si cela se répète, autorisez les cookies de ce site.",
    },
    unknown: {
      title: "Aucun accès à ce portail",
      text: "Vous êtes bien identifié, mais aucun compte client n’est lié à cette identité. Appelez-nous au {phone}.",
    },
    locked: {
      title: "Votre accès est bloqué",
      text: "Appelez-nous au {phone} pour le rétablir.",
    },
    denied: {
      title: "La connexion a été interrompue",
      text: "Le service de connexion n’a pas confirmé votre identité. Vous pouvez recommencer.",
    },
    unavailable: {
      title: "La connexion est momentanément impossible",
      text: "Le service de connexion ne répond pas. Réessayez dans quelques minutes.",
    },
    unexpected: {
      title: "Quelque chose n’a pas fonctionné",
      text: "Réessayez dans un instant. Si cela se répète, appelez-nous au {phone}.",
    },
    signedOut: {
      title: "Vous êtes déconnecté",
      text: "Votre session est terminée. À bientôt.",
    },
    idle: {
      title: "Vous avez été déconnecté",
      text: "Sans activité pendant 15 minutes, nous fermons la session pour protéger vos données.",
    },
  },
  leave: {
    title: "Se déconnecter ?",
    text: "Un autre site vous a amené ici. Confirmez si vous voulez quitter le portail.",
    confirm: "Se déconnecter",
    stay: "Rester connecté",
  },
  signIn: "Se connecter",
  signInAgain: "Se connecter à nouveau",
  toPortal: "Aller au portail",
  reference: "Référence pour l’assistance : {id}",
};
