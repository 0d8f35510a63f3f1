import { confirmationLimits } from "@portal/model/portal/confirmations.ts";
import { RESET_LINK_MINUTES } from "../../../../insurer/sign-in/reset-link.ts";
import { EMAIL_LINK_MINUTES } from "../../../../insurer/sign-in/limits.ts";
import { RESET_PAUSE_MINUTES, THROTTLE_MINUTES } from "../../../limits.ts";
import type { RecoveryTexts } from "./shape.ts";

export const it: RecoveryTexts = {
  forgotten: {
    open: "Password dimenticata?",
    short: "Dimenticata?",
    title: "Password dimenticata",
    lead: "Indichi l’indirizzo e-mail con cui accede. Le inviamo un link per scegliere una nuova password.",
    submit: "Ricevere il link",
    back: "Tornare all’accesso",
    wrongEmail: "Indichi un indirizzo e-mail valido.",
    sent: {
      title: "Controlli la sua posta",
      text: `Se un account usa questo indirizzo, tra poco vi arriva un link valido ${RESET_LINK_MINUTES} minuti. Non ha ricevuto nulla? Guardi nella posta indesiderata o ci chiami al numero {phone}.`,
    },
    throttled: `Troppe richieste. Attenda ${THROTTLE_MINUTES} minuti prima di riprovare, oppure ci chiami al numero {phone}.`,
  },
  reset: {
    title: "Scegliere una nuova password",
    lead: "Sostituisce quella precedente. Tutti i suoi dispositivi saranno disconnessi.",
    submit: "Salvare la password",
    askAgain: "Richiedere un nuovo link",
    missing: {
      title: "Apra il link della nostra e-mail",
      text: "Questa pagina ha bisogno del link che le abbiamo inviato. Lo apra di nuovo o ne richieda un altro.",
    },
    invalid: {
      title: "Questo link non è più valido",
      text: `Un link vale una sola volta, per ${RESET_LINK_MINUTES} minuti. Ne richieda uno nuovo. Se ne ha chiesto uno da poco, possiamo inviare il successivo solo ${RESET_PAUSE_MINUTES} minuti dopo.`,
    },
    done: {
      title: "Password salvata",
      text: "Vale da subito e tutti i suoi dispositivi sono stati disconnessi. Acceda con la nuova password.",
    },
  },
  code: {
    title: "Inserire il codice",
    bySms: "Abbiamo inviato un codice per SMS al numero {recipient}.",
    byEmail: "Abbiamo inviato un codice a {recipient}.",
    label: "Codice di sicurezza",
    hint: `${confirmationLimits.digits} cifre, valide ${confirmationLimits.minutes} minuti.`,
    submit: "Accedere",
    resend: "Inviare un nuovo codice",
    resent: "Un nuovo codice è in arrivo. Il precedente non vale più.",
    resentTooSoon: `Un codice è appena stato inviato. Attenda ${confirmationLimits.resendPauseSeconds} secondi prima di richiederne un altro.`,
    recoveryTitle: "Usare un codice di recupero",
    recoveryLabel: "Codice di recupero",
    recoveryHint: "Uno dei codici che ha conservato. Ognuno vale una sola volta.",
    recoverySubmit: "Accedere con questo codice",
    wrong: "Questo codice non è corretto.",
    wrongRecovery: "Questo codice di recupero non è corretto o è già stato usato.",
    exhausted:
      "Troppi tentativi falliti. Usi un codice di recupero o una passkey, ricominci più tardi oppure ci chiami al numero {phone}.",
  },
  mailbox: {
    open: "Leggere l’e-mail",
    title: "E-mail della dimostrazione",
    lead: "Questa è una dimostrazione: le persone sono inventate, le loro e-mail si leggono qui.",
    empty:
      "Negli ultimi minuti non è stato inviato alcun link. Un’e-mail impiega qualche istante ad arrivare.",
    again: "Aggiornare",
    code: "Questa è una dimostrazione: il codice inviato è {code}.",
  },
  passkey: {
    submit: "Usare una passkey",
    or: "oppure",
    first: "Continuare con una passkey",
    firstHint: "Impronta, volto o codice del suo dispositivo",
    orPassword: "oppure con la sua password",
    refused: "Questa passkey non è riconosciuta. Acceda con la sua password.",
    cancelled: "Nessuna passkey è stata usata.",
  },
  email: {
    title: "Confermare l’indirizzo di accesso",
    lead: "Il suo indirizzo di accesso cambia appena avrà confermato i link ricevuti all’indirizzo precedente e a quello nuovo.",
    submit: "Confermare",
    missing: {
      title: "Apra il link della nostra e-mail",
      text: "Questa pagina ha bisogno del link che le abbiamo inviato. Lo apra di nuovo.",
    },
    invalid: {
      title: "Questo link non è più valido",
      text: `Un link vale una sola volta, per ${EMAIL_LINK_MINUTES} minuti. Ricominci dalla pagina Sicurezza del suo account.`,
    },
    half: {
      title: "Grazie, manca una conferma",
      text: "Apra anche il link che abbiamo inviato all’altro indirizzo. Fino ad allora non cambia nulla.",
    },
    done: {
      title: "Indirizzo di accesso cambiato",
      text: "Da subito accede con il nuovo indirizzo.",
    },
  },
};
