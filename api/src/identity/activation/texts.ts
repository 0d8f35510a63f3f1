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
    title: "Activer mon accès",
    lead: "Avec le code que vous avez reçu, choisissez votre mot de passe.",
    email: "Adresse e-mail",
    emailHint: "L’adresse que vous avez indiquée dans votre demande.",
    code: "Code",
    codeHint: "Douze lettres et chiffres, indiqués dans la lettre ou le SMS.",
    submit: "Activer mon accès",
    refused: `L’adresse e-mail et le code ne correspondent pas. Vérifiez les deux ; après ${tries} essais sans succès, un code n’est plus valable.`,
    expired: `Ce code n’est plus valable. Les codes envoyés par lettre sont valables ${letterDays} jours. Demandez un nouvel accès.`,
    used: "Ce code a déjà servi. Connectez-vous avec votre adresse e-mail et votre mot de passe.",
    noCode: "Vous n’avez pas de code valable ? Demander un accès",
  },
  de: {
    ask: "Noch kein Zugang? Zugang beantragen",
    open: "Ich habe einen Code per Post oder SMS erhalten",
    title: "Meinen Zugang aktivieren",
    lead: "Wählen Sie mit dem Code, den Sie erhalten haben, Ihr Passwort.",
    email: "E-Mail-Adresse",
    emailHint: "Die Adresse, die Sie im Antrag angegeben haben.",
    code: "Code",
    codeHint: "Zwölf Buchstaben und Ziffern aus dem Brief oder der SMS.",
    submit: "Zugang aktivieren",
    refused: `E-Mail-Adresse und Code passen nicht zusammen. Prüfen Sie beides; nach ${tries} erfolglosen Versuchen ist ein Code nicht mehr gültig.`,
    expired: `Dieser Code ist nicht mehr gültig. Codes, die wir per Brief senden, gelten ${letterDays} Tage. Beantragen Sie nochmals einen Zugang.`,
    used: "Dieser Code wurde bereits verwendet. Melden Sie sich mit Ihrer E-Mail-Adresse und Ihrem Passwort an.",
    noCode: "Haben Sie keinen gültigen Code? Zugang beantragen",
  },
  it: {
    ask: "Non ha ancora un accesso? Richiedere l’accesso",
    open: "Ho ricevuto un codice per posta o per SMS",
    title: "Attivare il mio accesso",
    lead: "Con il codice che ha ricevuto, scelga la sua password.",
    email: "Indirizzo e-mail",
    emailHint: "L’indirizzo che ha indicato nella richiesta.",
    code: "Codice",
    codeHint: "Dodici lettere e cifre, indicate nella lettera o nell’SMS.",
    submit: "Attivare il mio accesso",
    refused: `L’indirizzo e-mail e il codice non corrispondono. Li controlli entrambi; dopo ${tries} tentativi senza successo un codice non è più valido.`,
    expired: `Questo codice non è più valido. I codici inviati per lettera valgono ${letterDays} giorni. Richieda di nuovo l’accesso.`,
    used: "Questo codice è già stato usato. Acceda con il suo indirizzo e-mail e la sua password.",
    noCode: "Non ha un codice valido? Richiedere l’accesso",
  },
  en: {
    ask: "Don’t have access yet? Request access",
    open: "I received a code by post or text message",
    title: "Activate my access",
    lead: "Use the code you received to choose your password.",
    email: "E-mail address",
    emailHint: "The address you gave in your request.",
    code: "Code",
    codeHint: "Twelve letters and digits, from the letter or the text message.",
    submit: "Activate my access",
    refused: `The e-mail address and the code do not match. Check both; after ${tries} failed attempts, a code is no longer valid.`,
    expired: `This code is no longer valid. Codes sent by letter are valid for ${letterDays} days. Please request access again.`,
    used: "This code has already been used. Sign in with your e-mail address and your password.",
    noCode: "Don’t have a valid code? Request access",
  },
};
