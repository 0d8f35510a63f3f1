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
    lead: "Vous avez demandé un accès à votre espace client. Activez-le avec ce code :",
    code: "Votre code",
    until: "Valable jusqu’au",
    where: "À saisir sous",
    next: "Voici comment faire :",
    steps: [
      "Ouvrez l’adresse ci-dessus dans votre navigateur.",
      "Indiquez l’adresse e-mail de votre demande ainsi que ce code.",
      "Choisissez votre mot de passe, puis confirmez votre adresse e-mail avec le code que nous y envoyons.",
    ],
    tries:
      "Le code sert une seule fois. Après {tries} essais sans succès il n’est plus valable ; demandez alors une nouvelle lettre.",
    notYou:
      "Vous n’avez rien demandé ? Détruisez cette lettre : sans elle, personne ne peut activer d’accès à votre nom. Ne donnez ce code à personne : nous ne vous le demandons jamais. Une question ? Appelez-nous au {phone}.",
  },
  de: {
    title: "Ihr Code für das Kundenportal",
    lead: "Sie haben einen Zugang zum Kundenportal beantragt. Mit diesem Code aktivieren Sie ihn:",
    code: "Ihr Code",
    until: "Gültig bis",
    where: "Einzugeben unter",
    next: "So gehen Sie vor:",
    steps: [
      "Öffnen Sie die Adresse oben in Ihrem Browser.",
      "Geben Sie die E-Mail-Adresse Ihres Antrags und diesen Code ein.",
      "Wählen Sie Ihr Passwort und bestätigen Sie Ihre E-Mail-Adresse mit dem Code, den wir dorthin senden.",
    ],
    tries:
      "Der Code gilt einmal. Nach {tries} erfolglosen Versuchen ist er nicht mehr gültig; beantragen Sie dann einen neuen Brief.",
    notYou:
      "Sie haben nichts beantragt? Vernichten Sie diesen Brief: Ohne ihn kann niemand in Ihrem Namen einen Zugang aktivieren. Geben Sie den Code an niemanden weiter: Wir fragen Sie nie danach. Haben Sie eine Frage? Rufen Sie uns an: {phone}.",
  },
  it: {
    title: "Il suo codice per lo spazio clienti",
    lead: "Ha richiesto un accesso al suo spazio clienti. Lo attivi con questo codice:",
    code: "Il suo codice",
    until: "Valido fino al",
    where: "Da inserire all’indirizzo",
    next: "Ecco come fare:",
    steps: [
      "Aprire l’indirizzo qui sopra nel browser.",
      "Inserire l’indirizzo e-mail della richiesta e questo codice.",
      "Scegliere la password e confermare l’indirizzo e-mail con il codice inviato a quell’indirizzo.",
    ],
    tries:
      "Il codice vale una sola volta. Dopo {tries} tentativi senza successo non è più valido; in tal caso richieda una nuova lettera.",
    notYou:
      "Non ha richiesto nulla? Distrugga questa lettera: senza di essa nessuno può attivare un accesso a suo nome. Non dia il codice a nessuno: noi non glielo chiediamo mai. Ha una domanda? Ci chiami al numero {phone}.",
  },
  en: {
    title: "Your code for the customer portal",
    lead: "You requested access to the customer portal. Activate it with this code:",
    code: "Your code",
    until: "Valid until",
    where: "Enter it at",
    next: "How to activate your access:",
    steps: [
      "Open the address above in your browser.",
      "Enter the e-mail address from your request and this code.",
      "Choose your password and confirm your e-mail address with the code that we send to it.",
    ],
    tries:
      "The code works once. After {tries} failed attempts, it is no longer valid; please request a new letter.",
    notYou:
      "If you did not request this, destroy the letter. Nobody can activate access in your name without it. Do not give the code to anyone: we will never ask you for it. Any questions? Call us on {phone}.",
  },
};
