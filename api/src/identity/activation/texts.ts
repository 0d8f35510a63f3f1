import type { Language } from "@portal/model/portal/languages.ts";
import { accessLimits } from "@portal/model/request-access/request-access.ts";

export interface ActivationTexts {
  /** On the login page: for visitors without access, and for those with an activation code. */
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
  replaced: string;
  noCode: string;
  /** The page for the code that was sent to the address. */
  proof: {
    title: string;
    lead: string;
    code: string;
    phoneCode: string;
    phoneHint: string;
    wrong: string;
    wrongPhone: string;
    exhausted: string;
    back: string;
    demonstration: string;
  };
}

const { tries, letterDays } = accessLimits;

export const activationTexts: Readonly<Record<Language, ActivationTexts>> = {
  fr: {
    ask: "Demander un accès",
    open: "J’ai reçu un code",
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
    replaced:
      "Ce code a été remplacé par celui d’une lettre plus récente. Utilisez le code de cette lettre ; si elle n’est pas encore arrivée, attendez-la quelques jours.",
    noCode: "Vous n’avez pas de code valable ? Demander un accès",
    proof: {
      title: "Confirmer votre adresse e-mail",
      lead: "Nous avons envoyé un code à {email}. Votre accès est activé dès que vous l’avez saisi.",
      code: "Code reçu par e-mail",
      phoneCode: "Code reçu par SMS (facultatif)",
      phoneHint:
        "Envoyé au {phone}. Sans ce code, votre accès est activé sans numéro de téléphone ; vous pourrez l’ajouter plus tard.",
      wrong: "Le code reçu par e-mail n’est pas correct.",
      wrongPhone:
        "Le code reçu par SMS n’est pas correct. Vous pouvez aussi laisser ce champ vide.",
      exhausted:
        "Trop d’essais sans succès. Recommencez avec le code de votre lettre ou de votre SMS : il reste valable.",
      back: "Mauvaise adresse, ou rien reçu ? Recommencer",
      demonstration:
        "Ceci est une démonstration : le code de l’e-mail est {code}, celui du SMS {phoneCode}.",
    },
  },
  de: {
    ask: "Zugang beantragen",
    open: "Ich habe einen Code erhalten",
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
    replaced:
      "Dieser Code wurde durch jenen eines neueren Briefs ersetzt. Verwenden Sie den Code aus diesem Brief; falls er noch nicht angekommen ist, warten Sie bitte einige Tage.",
    noCode: "Haben Sie keinen gültigen Code? Zugang beantragen",
    proof: {
      title: "E-Mail-Adresse bestätigen",
      lead: "Wir haben einen Code an {email} gesendet. Sobald Sie ihn eingeben, ist Ihr Zugang aktiviert.",
      code: "Code aus der E-Mail",
      phoneCode: "Code aus der SMS (optional)",
      phoneHint:
        "Gesendet an {phone}. Ohne diesen Code wird Ihr Zugang ohne Telefonnummer aktiviert; Sie können sie später hinzufügen.",
      wrong: "Der Code aus der E-Mail ist nicht richtig.",
      wrongPhone:
        "Der Code aus der SMS ist nicht richtig. Sie können dieses Feld auch leer lassen.",
      exhausted:
        "Zu viele erfolglose Versuche. Beginnen Sie nochmals mit dem Code aus Ihrem Brief oder Ihrer SMS: Er ist weiterhin gültig.",
      back: "Falsche Adresse oder nichts erhalten? Neu beginnen",
      demonstration:
        "Dies ist eine Demonstration: Der Code der E-Mail lautet {code}, jener der SMS {phoneCode}.",
    },
  },
  it: {
    ask: "Richiedere l’accesso",
    open: "Ho ricevuto un codice",
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
    replaced:
      "Questo codice è stato sostituito da quello di una lettera più recente. Usi il codice di quella lettera; se non è ancora arrivata, attenda qualche giorno.",
    noCode: "Non ha un codice valido? Richiedere l’accesso",
    proof: {
      title: "Confermare il suo indirizzo e-mail",
      lead: "Abbiamo inviato un codice a {email}. Il suo accesso è attivato appena lo inserisce.",
      code: "Codice ricevuto per e-mail",
      phoneCode: "Codice ricevuto per SMS (facoltativo)",
      phoneHint:
        "Inviato al {phone}. Senza questo codice il suo accesso è attivato senza numero di telefono; potrà aggiungerlo più tardi.",
      wrong: "Il codice ricevuto per e-mail non è corretto.",
      wrongPhone:
        "Il codice ricevuto per SMS non è corretto. Può anche lasciare vuoto questo campo.",
      exhausted:
        "Troppi tentativi senza successo. Ricominci con il codice della lettera o dell’SMS: resta valido.",
      back: "Indirizzo sbagliato o nulla ricevuto? Ricominciare",
      demonstration:
        "Questa è una dimostrazione: il codice dell’e-mail è {code}, quello dell’SMS {phoneCode}.",
    },
  },
  en: {
    ask: "Request access",
    open: "I received a code",
    title: "Activate my access",
    lead: "Use the code you received to choose your password.",
    email: "E-mail address",
    emailHint: "The address you gave in your request.",
    code: "Code",
    codeHint: "Twelve letters and digits, from the letter or the text message.",
    submit: "Activate my access",
    refused: `The e-mail address and the code do not match. Check both; after ${tries} failed attempts, a code is no longer valid.`,
    expired: `This code is no longer valid. Codes sent by letter are valid for ${letterDays} days. Request access again.`,
    used: "This code has already been used. Sign in with your e-mail address and your password.",
    replaced:
      "This code was replaced by the one in a more recent letter. Use the code in that letter; if it has not arrived yet, please wait a few days.",
    noCode: "Don’t have a valid code? Request access",
    proof: {
      title: "Confirm your e-mail address",
      lead: "We have sent a code to {email}. Your access is activated as soon as you enter it.",
      code: "Code from the e-mail",
      phoneCode: "Code from the text message (optional)",
      phoneHint:
        "Sent to {phone}. Without this code, your access is activated without a phone number; you can add it later.",
      wrong: "The code from the e-mail is not correct.",
      wrongPhone:
        "The code from the text message is not correct. You can also leave this field empty.",
      exhausted:
        "Too many failed attempts. Start again with the code from your letter or text message: it is still valid.",
      back: "Wrong address, or nothing received? Start again",
      demonstration:
        "This is a demonstration: the code from the e-mail is {code}, the one from the text message {phoneCode}.",
    },
  },
};
