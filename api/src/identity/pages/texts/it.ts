import { IDLE_MINUTES, LOGIN_MINUTES, SHORTEST_PASSWORD, THROTTLE_MINUTES } from "../../limits.ts";
import type { Texts } from "./shape.ts";

export const it: Texts = {
  language: "Italiano",
  languages: "Lingua",
  error: "Errore",
  login: {
    title: "Accedere",
    claim: "Le sue assicurazioni, in un solo posto.",
    lead: "Contratti, fatture e rimborsi di tutta la famiglia.",
    email: "Indirizzo e-mail",
    password: "Password",
    submit: "Accedere",
    card: "Tessera d’assicurato smarrita",
    questions: "Domande frequenti",
    refused: "Indirizzo e-mail o password non corretti.",
    throttled: `Troppi tentativi falliti. Per sicurezza attenda ${THROTTLE_MINUTES} minuti prima di riprovare, oppure ci chiami al numero {phone}.`,
    locked: "Il suo accesso è bloccato. Ci chiami al numero {phone} per sbloccarlo.",
  },
  maintenance: {
    title: "Torniamo presto",
    text: "Lo spazio clienti è temporaneamente fuori servizio per lavori di manutenzione. I suoi dati sono al sicuro e nulla di ciò che ha inviato va perso. È urgente? Ci chiami al numero {phone}.",
    until: "Fine prevista: {when}",
  },
  demonstration: {
    title: "Dimostrazione",
    lead: "Persone inventate: ne scelga una per accedere subito.",
  },
  password: {
    title: "Cambiare la password",
    lead: "Gli altri suoi dispositivi saranno disconnessi.",
    current: "Password attuale",
    fresh: "Nuova password",
    hint: `Almeno ${SHORTEST_PASSWORD} caratteri. Una breve frase si ricorda bene.`,
    again: "Confermare la nuova password",
    submit: "Cambiare la password",
    back: "Tornare al mio account",
    wrongCurrent: "La password attuale non è corretta.",
    tooShort: `Scelga almeno ${SHORTEST_PASSWORD} caratteri.`,
    show: "Mostrare la password",
    hide: "Nascondere la password",
    shownAs: "Mostrare",
    hiddenAs: "Nascondere",
    guessable:
      "Questa password si indovina in fretta: il suo nome, il suo indirizzo, parole comuni, sequenze o ripetizioni. Scelga per esempio una breve frase tutta sua.",
    isEmail: "Il suo indirizzo e-mail non può servire da password.",
    same: "Scelga una password diversa da quella attuale.",
    differs: "Le due nuove password non sono uguali.",
    done: {
      title: "Password cambiata",
      text: "Vale da subito. Gli altri suoi dispositivi sono stati disconnessi.",
    },
  },
  notices: {
    expired: {
      title: "Questa pagina è scaduta",
      text: `Per la sua sicurezza, un accesso iniziato va concluso entro ${LOGIN_MINUTES} minuti. Ricominci, nulla è andato perso.`,
    },
    lost: {
      title: "L’accesso non è riuscito",
      text: "L’accesso è stato interrotto. Ricominci; se succede ancora, autorizzi i cookie di questo sito.",
    },
    unknown: {
      title: "Nessun accesso a questo spazio clienti",
      text: "La sua identità è confermata, ma nessun account vi è collegato. Ci chiami al numero {phone}.",
    },
    locked: {
      title: "Il suo accesso è bloccato",
      text: "Ci chiami al numero {phone} per sbloccarlo.",
    },
    denied: {
      title: "L’accesso è stato interrotto",
      text: "Il servizio di accesso non ha confermato la sua identità. Può ricominciare.",
    },
    unavailable: {
      title: "Al momento non è possibile accedere",
      text: "Il servizio di accesso non risponde. Riprovi tra qualche minuto.",
    },
    unexpected: {
      title: "Qualcosa non ha funzionato",
      text: "Riprovi tra un istante. Se succede ancora, ci chiami al numero {phone}.",
    },
    signedOut: {
      title: "La sessione è terminata",
      text: "Ha lasciato lo spazio clienti. A presto.",
    },
    idle: {
      title: "La sessione è stata chiusa",
      text: `Dopo ${IDLE_MINUTES} minuti senza attività chiudiamo la sessione per proteggere i suoi dati.`,
    },
  },
  browser: {
    title: "Il suo browser non è supportato",
    text: "Lo spazio clienti richiede una versione recente di Chrome, Edge, Firefox o Safari, su iPhone e iPad da iOS 17.4, con JavaScript attivato. Aggiorni il browser o usi un altro dispositivo. Può anche chiamarci: {phone}.",
    retry: "Riprovare",
  },
  leave: {
    title: "Uscire dallo spazio clienti?",
    text: "La richiesta arriva da un altro sito. Confermi se vuole uscire.",
    confirm: "Uscire",
    stay: "Restare nello spazio clienti",
  },
  signIn: "Accedere",
  signInAgain: "Accedere di nuovo",
  showCards: "Mostrare le tessere su questo dispositivo",
  toPortal: "Andare allo spazio clienti",
  reference: "Riferimento per l’assistenza: {id}",
};
