import type { ConfirmedAct } from "../../insurer/confirmations/challenge.ts";

/** The acts on the security page that a one-time code confirms. */
export const addPasskeyAct: ConfirmedAct = {
  name: "add passkey",
  maySwitch: true,
  words: {
    fr: "ajout d’une clé d’accès",
    de: "Hinzufügen eines Passkeys",
    it: "aggiunta di una passkey",
    en: "adding a passkey",
  },
};

export const removePasskeyAct: ConfirmedAct = {
  name: "remove passkey",
  maySwitch: true,
  words: {
    fr: "suppression d’une clé d’accès",
    de: "Entfernen eines Passkeys",
    it: "rimozione di una passkey",
    en: "removing a passkey",
  },
};

export const secondFactorAct: ConfirmedAct = {
  name: "code at sign-in",
  maySwitch: true,
  words: {
    fr: "code à la connexion",
    de: "Code bei der Anmeldung",
    it: "codice all’accesso",
    en: "code at sign-in",
  },
};

export const recoveryCodesAct: ConfirmedAct = {
  name: "recovery codes",
  maySwitch: true,
  words: {
    fr: "création de codes de secours",
    de: "Erstellen von Wiederherstellungscodes",
    it: "creazione di codici di recupero",
    en: "creating recovery codes",
  },
};

/** A customer without access to the old address confirms with the phone, a passkey or a recovery code. */
export const loginEmailAct: ConfirmedAct = {
  name: "login e-mail",
  words: {
    fr: "changement de votre adresse de connexion",
    de: "Änderung Ihrer Anmeldeadresse",
    it: "cambio del suo indirizzo di accesso",
    en: "change of your sign-in address",
  },
};
