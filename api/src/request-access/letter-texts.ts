import type { Language } from "@portal/model/portal/languages.ts";

interface LetterTexts {
  title: string;
  lead: string;
  code: string;
  until: string;
  where: string;
  next: string;
  steps: readonly string[];
  tries: string;
  notYou: string;
}

export const letterTexts: Readonly<Record<Language, LetterTexts>> = {
  fr: {
    title: "Votre code pour l’espace client",
    lead: "Vous avez demandé un accès à votre espace client. Voici le code qui l’ouvre :",
    code: "Votre code",
    until: "Valable jusqu’au",
    where: "À saisir sous",
    next: "Pour entrer :",
    steps: [
      "Ouvrez l’adresse ci-dessus dans votre navigateur.",
      "Indiquez l’adresse e-mail de votre demande et ce code.",
      "Choisissez votre mot de passe : vous y êtes.",
    ],
    tries:
      "Le code sert une fois. Après {tries} essais sans succès il n’est plus valable ; demandez alors une nouvelle lettre.",
    notYou:
      "Vous n’avez rien demandé ? Détruisez cette lettre : sans elle, personne n’ouvre d’accès à votre nom. Ne transmettez le code à personne, nous ne vous le demandons jamais. Une question ? Appelez-nous au {phone}.",
  },
  de: {
    title: "Ihr Code für das Kundenportal",
    lead: "Sie haben einen Zugang zum Kundenportal beantragt. Mit diesem Code öffnen Sie ihn:",
    code: "Ihr Code",
    until: "Gültig bis",
    where: "Einzugeben unter",
    next: "So kommen Sie hinein:",
    steps: [
      "Öffnen Sie die Adresse oben in Ihrem Browser.",
      "Geben Sie die E-Mail-Adresse Ihres Antrags und diesen Code ein.",
      "Wählen Sie Ihr Passwort: Schon sind Sie drin.",
    ],
    tries:
      "Der Code gilt einmal. Nach {tries} erfolglosen Versuchen ist er nicht mehr gültig; beantragen Sie dann einen neuen Brief.",
    notYou:
      "Sie haben nichts beantragt? Vernichten Sie diesen Brief: Ohne ihn öffnet niemand einen Zugang in Ihrem Namen. Geben Sie den Code an niemanden weiter, wir fragen Sie nie danach. Haben Sie eine Frage? Rufen Sie uns an: {phone}.",
  },
  it: {
    title: "Il suo codice per lo spazio clienti",
    lead: "Ha chiesto un accesso al suo spazio clienti. Ecco il codice che lo apre:",
    code: "Il suo codice",
    until: "Valido fino al",
    where: "Da inserire all’indirizzo",
    next: "Per entrare:",
    steps: [
      "Aprire l’indirizzo qui sopra nel browser.",
      "Inserire l’indirizzo e-mail della richiesta e questo codice.",
      "Scegliere la password: l’accesso è aperto.",
    ],
    tries:
      "Il codice serve una volta. Dopo {tries} tentativi senza successo non è più valido; in tal caso chieda una nuova lettera.",
    notYou:
      "Non ha chiesto nulla? Distrugga questa lettera: senza di essa nessuno apre un accesso a suo nome. Non dia il codice a nessuno, noi non lo chiediamo mai. Ha una domanda? Ci chiami al numero {phone}.",
  },
  en: {
    title: "Your code for the customer portal",
    lead: "You asked for access to the customer portal. This is the code that opens it:",
    code: "Your code",
    until: "Valid until",
    where: "To be entered at",
    next: "To get in:",
    steps: [
      "Open the address above in your browser.",
      "Enter the e-mail address of your request and this code.",
      "Choose your password, and you are in.",
    ],
    tries:
      "The code works once. After {tries} failed tries it is no longer valid; then ask for a new letter.",
    notYou:
      "You asked for nothing? Destroy this letter: without it nobody opens an access in your name. Give the code to nobody; we never ask you for it. Any questions? Call us on {phone}.",
  },
};
