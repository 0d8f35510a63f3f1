import type { Language } from "@portal/model/portal/languages.ts";
import { accessLimits } from "@portal/model/request-access/request-access.ts";

interface ActivationTexts {
  /** On the login page: for who has no access yet, and for who has a code. */
  ask: string;
  open: string;
  title: string;
  lead: string;
  email: string;
  emailHint: string;
  code: string;
  codeHint: string;
  submit: string;
  refused: string;
  expired: string;
  used: string;
  noCode: string;
}

const { tries, letterDays } = accessLimits;

export const activationTexts: Readonly<Record<Language, ActivationTexts>> = {
  fr: {
    ask: "Pas encore d’accès ? Demander un accès",
    open: "J’ai reçu un code par courrier ou par SMS",
    title: "Ouvrir mon accès",
    lead: "Avec le code que vous avez reçu, choisissez votre mot de passe.",
    email: "Adresse e-mail",
    emailHint: "Celle que vous avez indiquée dans votre demande.",
    code: "Code",
    codeHint: "Douze lettres et chiffres, de la lettre ou du SMS.",
    submit: "Ouvrir mon accès",
    refused: `L’adresse e-mail et le code ne vont pas ensemble. Vérifiez les deux ; après ${tries} essais sans succès, un code n’est plus valable.`,
    expired: `Ce code n’est plus valable : celui d’une lettre l’est pendant ${letterDays} jours. Demandez un nouvel accès.`,
    used: "Ce code a déjà servi. Connectez-vous avec votre adresse e-mail et votre mot de passe.",
    noCode: "Pas de code, ou plus valable ? Demander un accès",
  },
  de: {
    ask: "Noch kein Zugang? Zugang beantragen",
    open: "Ich habe einen Code per Post oder SMS erhalten",
    title: "Meinen Zugang öffnen",
    lead: "Wählen Sie mit dem Code, den Sie erhalten haben, Ihr Passwort.",
    email: "E-Mail-Adresse",
    emailHint: "Die Adresse, die Sie im Antrag angegeben haben.",
    code: "Code",
    codeHint: "Zwölf Buchstaben und Ziffern, aus dem Brief oder der SMS.",
    submit: "Zugang öffnen",
    refused: `E-Mail-Adresse und Code passen nicht zusammen. Prüfen Sie beides; nach ${tries} erfolglosen Versuchen ist ein Code nicht mehr gültig.`,
    expired: `Dieser Code ist nicht mehr gültig: Jener eines Briefs gilt ${letterDays} Tage. Beantragen Sie einen neuen Zugang.`,
    used: "Dieser Code wurde bereits verwendet. Melden Sie sich mit Ihrer E-Mail-Adresse und Ihrem Passwort an.",
    noCode: "Kein Code oder nicht mehr gültig? Zugang beantragen",
  },
  it: {
    ask: "Non ha ancora un accesso? Richiedere l’accesso",
    open: "Ho ricevuto un codice per posta o per SMS",
    title: "Aprire il mio accesso",
    lead: "Con il codice che ha ricevuto, scelga la sua password.",
    email: "Indirizzo e-mail",
    emailHint: "Quello che ha indicato nella richiesta.",
    code: "Codice",
    codeHint: "Dodici lettere e cifre, dalla lettera o dall’SMS.",
    submit: "Aprire il mio accesso",
    refused: `L’indirizzo e-mail e il codice non corrispondono. Li controlli entrambi; dopo ${tries} tentativi senza successo un codice non è più valido.`,
    expired: `Questo codice non è più valido: quello di una lettera vale ${letterDays} giorni. Chieda un nuovo accesso.`,
    used: "Questo codice è già stato usato. Acceda con il suo indirizzo e-mail e la sua password.",
    noCode: "Nessun codice, o non più valido? Richiedere l’accesso",
  },
  en: {
    ask: "No access yet? Request access",
    open: "I received a code by post or text message",
    title: "Open my access",
    lead: "Choose your password with the code that you received.",
    email: "E-mail address",
    emailHint: "The one that you gave in your request.",
    code: "Code",
    codeHint: "Twelve letters and digits, from the letter or the text message.",
    submit: "Open my access",
    refused: `The e-mail address and the code do not belong together. Check both; after ${tries} failed tries a code is no longer valid.`,
    expired: `This code is no longer valid: that of a letter is for ${letterDays} days. Request access again.`,
    used: "This code was used already. Sign in with your e-mail address and your password.",
    noCode: "No code, or no longer valid? Request access",
  },
};
