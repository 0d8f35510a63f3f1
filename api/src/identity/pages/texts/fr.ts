import { IDLE_MINUTES, LOGIN_MINUTES, SHORTEST_PASSWORD, THROTTLE_MINUTES } from "../../limits.ts";
import type { Texts } from "./shape.ts";

export const fr: Texts = {
  language: "Français",
  languages: "Langue",
  error: "Erreur",
  login: {
    title: "Se connecter",
    claim: "Vos assurances, au même endroit.",
    lead: "Contrats, factures et remboursements de toute la famille.",
    email: "Adresse e-mail",
    password: "Mot de passe",
    submit: "Se connecter",
    card: "Carte d’assuré perdue",
    questions: "Questions fréquentes",
    refused: "L’adresse e-mail ou le mot de passe est incorrect.",
    throttled: `Trop d’essais sans succès. Pour votre sécurité, attendez ${THROTTLE_MINUTES} minutes avant de réessayer, ou appelez-nous au {phone}.`,
    locked: "Votre accès est bloqué. Appelez-nous au {phone} pour le rétablir.",
  },
  maintenance: {
    title: "Nous revenons bientôt",
    text: "L’espace client est momentanément indisponible pour des travaux. Vos données sont en sécurité et rien de ce que vous avez envoyé n’est perdu. C’est urgent ? Appelez-nous au {phone}.",
    until: "Fin prévue : {when}",
  },
  demonstration: {
    title: "Démonstration",
    lead: "Personnes inventées : choisissez-en une pour entrer aussitôt.",
  },
  password: {
    title: "Changer de mot de passe",
    lead: "Vos sessions sur d’autres appareils prendront fin.",
    current: "Mot de passe actuel",
    fresh: "Nouveau mot de passe",
    hint: `Au moins ${SHORTEST_PASSWORD} caractères. Une courte phrase se retient facilement.`,
    again: "Confirmer le nouveau mot de passe",
    submit: "Changer le mot de passe",
    back: "Retour à mon compte client",
    wrongCurrent: "Le mot de passe actuel est incorrect.",
    tooShort: `Choisissez au moins ${SHORTEST_PASSWORD} caractères.`,
    show: "Afficher le mot de passe",
    hide: "Masquer le mot de passe",
    shownAs: "Afficher",
    hiddenAs: "Masquer",
    guessable:
      "Ce mot de passe est trop facile à deviner. Évitez votre nom, votre adresse, les mots courants, les suites et les répétitions : choisissez par exemple une courte phrase.",
    isEmail: "Votre adresse e-mail ne peut pas servir de mot de passe.",
    same: "Choisissez un mot de passe différent de l’actuel.",
    differs: "Les deux nouveaux mots de passe ne sont pas identiques.",
    done: {
      title: "Mot de passe changé",
      text: "Il est valable dès maintenant. Vos sessions sur d’autres appareils ont été fermées.",
    },
  },
  notices: {
    expired: {
      title: "Cette page a expiré",
      text: `Pour votre sécurité, vous avez ${LOGIN_MINUTES} minutes pour vous connecter. Recommencez : rien n’est perdu.`,
    },
    lost: {
      title: "La connexion n’a pas abouti",
      text: "La connexion a été interrompue. Recommencez ; si cela se répète, autorisez les cookies de ce site.",
    },
    unknown: {
      title: "Aucun accès à cet espace client",
      text: "Votre identité est confirmée, mais aucun compte client n’y est lié. Appelez-nous au {phone}.",
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
      title: "Un problème est survenu",
      text: "Réessayez dans un instant. Si cela se répète, appelez-nous au {phone}.",
    },
    signedOut: {
      title: "Votre session est terminée",
      text: "Vous avez quitté l’espace client. À bientôt.",
    },
    idle: {
      title: "Votre session a été fermée",
      text: `Sans activité pendant ${IDLE_MINUTES} minutes, nous fermons la session pour protéger vos données.`,
    },
  },
  browser: {
    title: "Votre navigateur n’est pas pris en charge",
    text: "L’espace client demande une version récente de Chrome, Edge, Firefox ou Safari, sur iPhone et iPad dès iOS 17.4, avec JavaScript activé. Mettez votre navigateur à jour ou utilisez un autre appareil. Vous pouvez aussi nous appeler : {phone}.",
    retry: "Réessayer",
  },
  leave: {
    title: "Se déconnecter ?",
    text: "Vous arrivez d’un autre site. Confirmez que vous voulez quitter l’espace client.",
    confirm: "Se déconnecter",
    stay: "Poursuivre la session",
  },
  signIn: "Se connecter",
  signInAgain: "Se connecter à nouveau",
  showCards: "Afficher les cartes sur cet appareil",
  toPortal: "Aller à l’espace client",
  reference: "Référence pour l’assistance : {id}",
};
