import { formatDate } from "@portal/model/calendar/dates.ts";
import type { News } from "@portal/model/notifications.ts";
import { cantons } from "@portal/model/places/cantons.ts";
import type { Language } from "@portal/model/portal/languages.ts";

interface RemindedDeadline {
  canton: string;
  claimYear: number;
  /** Null: the canton's rule names no day any more. */
  deadline: string | null;
}

type Texts = Extract<News, { kind: "CommunicationNew" }>["texts"];

/** What a reminder says, in all languages. */
export function reminderTexts({ canton, claimYear, deadline }: RemindedDeadline): Texts {
  const day = deadline && formatDate(deadline);
  const of = (language: Language) =>
    cantons.find(({ code }) => code === canton)?.names[language] ?? canton;
  return {
    fr: {
      title: day
        ? `Réduction des primes : délai au ${day}`
        : "Réduction des primes : le délai a changé",
      body: day
        ? `Vous pouvez demander la réduction des primes ${claimYear} (${of("fr")}) jusqu’au ${day}. Notre page indique où la demander et ce qu’il vous faut.`
        : `Le délai de votre canton (${of("fr")}) pour la réduction des primes ${claimYear} a changé. Renseignez-vous auprès du canton ; notre page indique son adresse.`,
    },
    de: {
      title: day
        ? `Prämienverbilligung: Frist bis ${day}`
        : "Prämienverbilligung: Die Frist hat sich geändert",
      body: day
        ? `Die Prämienverbilligung ${claimYear} (${of("de")}) können Sie bis ${day} beantragen. Auf unserer Seite steht, wo Sie den Antrag stellen und was Sie dafür brauchen.`
        : `Die Frist Ihres Kantons (${of("de")}) für die Prämienverbilligung ${claimYear} hat sich geändert. Erkundigen Sie sich beim Kanton; seine Adresse finden Sie auf unserer Seite.`,
    },
    it: {
      title: day
        ? `Riduzione dei premi: termine il ${day}`
        : "Riduzione dei premi: il termine è cambiato",
      body: day
        ? `Può chiedere la riduzione dei premi ${claimYear} (${of("it")}) fino al ${day}. La nostra pagina indica dove presentare la domanda e che cosa le serve.`
        : `Il termine del suo cantone (${of("it")}) per la riduzione dei premi ${claimYear} è cambiato. Si informi presso il cantone; la nostra pagina ne indica l’indirizzo.`,
    },
    en: {
      title: day
        ? `Reduced premiums: deadline on ${day}`
        : "Reduced premiums: the deadline changed",
      body: day
        ? `You can apply for reduced premiums for ${claimYear} (${of("en")}) until ${day}. Our page says where to apply and what you need.`
        : `The deadline of your canton (${of("en")}) for reduced premiums for ${claimYear} changed. Please ask the canton; our page has its address.`,
    },
  };
}
