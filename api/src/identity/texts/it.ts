import type { Texts } from "./shape.ts";

export const it: Texts = {
  language: "Italiano",
  languages: "Lingua",
  error: "Errore",
  login: {
    title: "Accedere",
    lead: "I suoi contratti, le fatture e i rimborsi in un solo posto.",
    email: "Indirizzo e-mail",
    password: "Password",
    submit: "Accedere",
    forgotten: "Ha dimenticato la password? Ci chiami allo {phone}, la aiutiamo.",
    refused: "L’indirizzo e-mail e la password non corrispondono. Li controlli e riprovi.",
    throttled:
      "Troppi tentativi falliti. Per sicurezza attenda 15 minuti prima di riprovare, oppure ci chiami allo {phone}.",
    locked: "Il suo accesso è bloccato. Ci chiami allo {phone} per riattivarlo.",
  },
  maintenance: {
    title: "Torniamo presto",
    text: "Il portale non è momentaneamente disponibile per lavori. I suoi dati sono al sicuro e nulla di ciò che ha inviato va perso. Un’urgenza? Ci chiami allo {phone}.",
    until: "Fine prevista: {when}",
  },
  demonstration: {
    title: "Persone di prova",
    lead: "Queste persone sono inventate. Ne scelga una per entrare subito.",
  },
  password: {
    title: "Cambiare la password",
    lead: "Gli altri suoi dispositivi saranno disconnessi.",
    current: "Password attuale",
    fresh: "Nuova password",
    hint: "Almeno 12 caratteri. Una breve frase si ricorda bene.",
    again: "Nuova password, ancora una volta",
    submit: "Cambiare la password",
    back: "Torna al mio conto",
    wrongCurrent: "La password attuale non è corretta.",
    tooShort: "Scelga almeno 12 caratteri.",
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
      text: "Per la sua sicurezza, un accesso iniziato va concluso entro dieci minuti. Ricominci, nulla è andato perso.",
    },
    lost: {
      title: "L’accesso non è riuscito",
      text: "Il suo browser non ha conservato l’inizio di questo accesso. Ricominci; se succede ancora, autorizzi i cookie di questo sito.",
    },
    unknown: {
      title: "Nessun accesso a questo portale",
      text: "La sua identità è confermata, ma nessun conto cliente vi è collegato. Ci chiami allo {phone}.",
    },
    locked: {
      title: "Il suo accesso è bloccato",
      text: "Ci chiami allo {phone} per riattivarlo.",
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
      text: "Riprovi tra un istante. Se succede ancora, ci chiami allo {phone}.",
    },
    signedOut: {
      title: "La sessione è terminata",
      text: "Ha lasciato il portale. A presto.",
    },
    idle: {
      title: "La sessione è stata chiusa",
      text: "Dopo 15 minuti senza attività chiudiamo la sessione per proteggere i suoi dati.",
    },
  },
  leave: {
    title: "Uscire dal portale?",
    text: "Un altro sito l’ha portata qui. Confermi se vuole uscire.",
    confirm: "Uscire",
    stay: "Restare nel portale",
  },
  signIn: "Accedere",
  signInAgain: "Accedere di nuovo",
  toPortal: "Vai al portale",
  reference: "Riferimento per l’assistenza: {id}",
};
