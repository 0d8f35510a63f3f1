import { type InFour, inFour } from "../portal/in-four.ts";
import type { AccidentForm } from "./accident-form.ts";
import { hasEmployer } from "./fields.ts";
import type { AccidentCover } from "./words.ts";

/**
 * The payer of an accident: the risk of the basic contract of that day (`MIT` includes accidents, `OHN` excludes them),
 * and the declaration. Only persons insured by an employer exclude accidents (LAMal art. 8); without a declared
 * employer basic insurance pays as far as no accident insurer does (LAMal art. 1a and 10).
 */
export function accidentCover(
  risk: string | undefined,
  declared: Pick<AccidentForm, "status" | "insurances">,
): AccidentCover {
  if (risk === undefined) return "ELSEWHERE";
  if (risk === "MIT") return "INCLUDED";
  const isInsuredByEmployer = hasEmployer(declared) || declared.insurances.employer.isChecked;
  return isInsuredByEmployer ? "EXCLUDED" : "UNCLEAR";
}

/** The insurer that pays, in the words of the form and of the copy. */
export const coverSentences: Readonly<Record<AccidentCover, InFour>> = {
  INCLUDED: inFour(
    "Le jour de l’accident, les accidents sont couverts par l’assurance de base auprès de nous. La franchise et la quote-part s’appliquent.",
    "Am Tag des Unfalls sind Unfälle in der Grundversicherung bei uns gedeckt. Franchise und Selbstbehalt gelten.",
    "Il giorno dell’infortunio gli infortuni sono coperti dall’assicurazione di base presso di noi. Si applicano la franchigia e l’aliquota percentuale.",
    "On the day of the accident, accidents are covered by basic insurance with us. The deductible and the retention fee apply.",
  ),
  EXCLUDED: inFour(
    "Le jour de l’accident, les accidents ne sont pas couverts par l’assurance de base auprès de nous : l’assurance-accidents de l’employeur prend en charge les soins. Annoncez-lui l’accident. Si elle refuse, envoyez-nous sa réponse : nous examinons alors la prise en charge.",
    "Am Tag des Unfalls sind Unfälle in der Grundversicherung bei uns nicht gedeckt: Die Unfallversicherung des Arbeitgebers übernimmt die Behandlung. Melden Sie ihr den Unfall. Lehnt sie ab, senden Sie uns ihre Antwort: Wir prüfen dann, was wir übernehmen.",
    "Il giorno dell’infortunio gli infortuni non sono coperti dall’assicurazione di base presso di noi: l’assicurazione infortuni del datore di lavoro si assume le cure. Annunci l’infortunio a quell’assicurazione. Se rifiuta, ci invii la risposta: esaminiamo allora che cosa ci assumiamo.",
    "On the day of the accident, accidents are not covered by basic insurance with us: the employer’s accident insurance pays for the treatment. Report the accident to that insurer. If it declines, send us its answer and we will look into what we cover.",
  ),
  UNCLEAR: inFour(
    "Le jour de l’accident, le contrat auprès de nous ne comprend pas les accidents, et aucune assurance d’un employeur n’est indiquée. Nous vérifions qui prend en charge les soins et vous écrivons ; l’assurance de base peut intervenir. S’il existe une autre assurance-accidents, par exemple la Suva en cas de chômage ou l’assurance militaire, annoncez-lui aussi l’accident.",
    "Am Tag des Unfalls schliesst der Vertrag bei uns Unfälle nicht ein, und es ist keine Versicherung eines Arbeitgebers angegeben. Wir prüfen, wer die Behandlung bezahlt, und schreiben Ihnen; die Grundversicherung kann einspringen. Besteht eine andere Unfallversicherung, zum Beispiel die Suva bei Arbeitslosigkeit oder die Militärversicherung, melden Sie den Unfall auch dort.",
    "Il giorno dell’infortunio il contratto presso di noi non comprende gli infortuni e non è indicata l’assicurazione di un datore di lavoro. Verifichiamo chi si assume le cure e le scriviamo; l’assicurazione di base può intervenire. Se esiste un’altra assicurazione infortuni, per esempio la Suva in caso di disoccupazione o l’assicurazione militare, annunci l’infortunio anche lì.",
    "On the day of the accident, the contract with us does not include accidents, and no employer’s insurance is named. We will check who pays for the treatment and write to you; basic insurance may step in. If there is another accident insurer, such as Suva during unemployment or military insurance, report the accident there as well.",
  ),
  ELSEWHERE: inFour(
    "Le jour de l’accident, il n’y a pas d’assurance de base auprès de nous. Adressez-vous à l’assureur de l’époque.",
    "Am Tag des Unfalls besteht keine Grundversicherung bei uns. Wenden Sie sich an die damalige Versicherung.",
    "Il giorno dell’infortunio non c’è un’assicurazione di base presso di noi. Si rivolga all’assicuratore di allora.",
    "On the day of the accident there is no basic insurance with us. Please contact the person’s insurer at the time.",
  ),
};
