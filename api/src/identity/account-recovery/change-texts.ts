import type { Language } from "@portal/model/portal/languages.ts";
import { CHANGE_DAYS } from "../../insurer/sign-in/limits.ts";
import type { Notice } from "../pages/texts/shape.ts";

/** The texts of a page that a link opens and a button completes. */
export interface LinkTexts {
  title: string;
  lead: string;
  submit: string;
  done: Notice;
  late: Notice;
  invalid: Notice;
}

export const changeTexts: Readonly<Record<Language, { stop: LinkTexts; prove: LinkTexts }>> = {
  fr: {
    stop: {
      title: "Arrêter le changement de votre accès",
      lead: "Vous n’avez pas demandé ce changement par téléphone ? Arrêtez-le ici. Tout reste comme avant.",
      submit: "Arrêter le changement",
      done: {
        title: "Le changement est arrêté",
        text: "Tout reste comme avant. Si vous n’avez pas appelé, quelqu’un s’est fait passer pour vous : appelez-nous au {phone}.",
      },
      late: {
        title: "Le changement a déjà pris effet",
        text: "Il ne peut plus être arrêté ici. Appelez-nous sans attendre au {phone}.",
      },
      invalid: {
        title: "Ce lien n’est pas valable",
        text: "Ouvrez à nouveau le lien de notre message. S’il ne fonctionne pas, appelez-nous au {phone}.",
      },
    },
    prove: {
      title: "Confirmer les données communiquées par téléphone",
      lead: "Confirmez que vous avez reçu ce message à votre nouvelle adresse ou à votre nouveau numéro.",
      submit: "Confirmer",
      done: {
        title: "Merci, c’est confirmé",
        text: "Le changement prend effet à l’heure indiquée dans notre message.",
      },
      late: { title: "Merci, c’est confirmé", text: "Le changement a pris effet." },
      invalid: {
        title: "Ce lien n’est plus valable",
        text: `Un lien peut être utilisé pendant ${CHANGE_DAYS} jours, tant que le changement n’a pas été arrêté. Appelez-nous au {phone}.`,
      },
    },
  },
  de: {
    stop: {
      title: "Änderung an Ihrem Zugang stoppen",
      lead: "Sie haben diese Änderung nicht telefonisch verlangt? Stoppen Sie sie hier. Alles bleibt, wie es war.",
      submit: "Änderung stoppen",
      done: {
        title: "Die Änderung ist gestoppt",
        text: "Alles bleibt, wie es war. Haben Sie nicht angerufen, hat sich jemand für Sie ausgegeben. Rufen Sie uns an: {phone}.",
      },
      late: {
        title: "Die Änderung gilt bereits",
        text: "Sie kann hier nicht mehr gestoppt werden. Rufen Sie uns bitte sofort an: {phone}.",
      },
      invalid: {
        title: "Dieser Link ist nicht gültig",
        text: "Öffnen Sie den Link in unserer Nachricht nochmals. Funktioniert er nicht, rufen Sie uns an: {phone}.",
      },
    },
    prove: {
      title: "Telefonische Angabe bestätigen",
      lead: "Bestätigen Sie, dass Sie diese Nachricht an Ihrer neuen Adresse oder Nummer erhalten haben.",
      submit: "Bestätigen",
      done: {
        title: "Danke, das ist bestätigt",
        text: "Die Änderung gilt ab dem Zeitpunkt, der in unserer Nachricht steht.",
      },
      late: { title: "Danke, das ist bestätigt", text: "Die Änderung gilt ab jetzt." },
      invalid: {
        title: "Dieser Link ist nicht mehr gültig",
        text: `Ein Link gilt ${CHANGE_DAYS} Tage, solange die Änderung nicht gestoppt wurde. Rufen Sie uns an: {phone}.`,
      },
    },
  },
  it: {
    stop: {
      title: "Fermare la modifica del suo accesso",
      lead: "Non ha chiesto questa modifica per telefono? La fermi qui. Tutto resta come prima.",
      submit: "Fermare la modifica",
      done: {
        title: "La modifica è stata fermata",
        text: "Tutto resta come prima. Se non ha chiamato lei, qualcuno si è spacciato per lei: ci chiami al numero {phone}.",
      },
      late: {
        title: "La modifica è già in vigore",
        text: "Qui non può più essere fermata. Ci chiami subito al numero {phone}.",
      },
      invalid: {
        title: "Questo link non è valido",
        text: "Apra di nuovo il link del nostro messaggio. Se non funziona, ci chiami al numero {phone}.",
      },
    },
    prove: {
      title: "Confermare quanto indicato per telefono",
      lead: "Confermi di aver ricevuto questo messaggio al suo nuovo indirizzo o al suo nuovo numero.",
      submit: "Confermare",
      done: {
        title: "Grazie, è confermato",
        text: "La modifica vale dal momento indicato nel nostro messaggio.",
      },
      late: { title: "Grazie, è confermato", text: "La modifica è in vigore." },
      invalid: {
        title: "Questo link non è più valido",
        text: `Un link può essere usato per ${CHANGE_DAYS} giorni, finché la modifica non è stata fermata. Ci chiami al numero {phone}.`,
      },
    },
  },
  en: {
    stop: {
      title: "Stop the change to your access",
      lead: "If you did not request this change by phone, stop it here. Everything stays as it was.",
      submit: "Stop the change",
      done: {
        title: "The change has been stopped",
        text: "Everything stays as it was. If you did not call, someone pretended to be you: please call us on {phone}.",
      },
      late: {
        title: "The change has already taken effect",
        text: "It can no longer be stopped here. Please call us immediately on {phone}.",
      },
      invalid: {
        title: "This link is not valid",
        text: "Open the link in our message again. If it does not work, call us on {phone}.",
      },
    },
    prove: {
      title: "Confirm the details you gave us by phone",
      lead: "Confirm that you received this message at your new address or number.",
      submit: "Confirm",
      done: {
        title: "Thank you, that is confirmed",
        text: "The change takes effect at the time stated in our message.",
      },
      late: { title: "Thank you, that is confirmed", text: "The change has taken effect." },
      invalid: {
        title: "This link is no longer valid",
        text: `A link can be used for ${CHANGE_DAYS} days, unless the change has been stopped. Call us on {phone}.`,
      },
    },
  },
};
