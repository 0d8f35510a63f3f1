import type { PortalUnderTest } from "../harness/portal.ts";
import { forgetRequests, heading } from "./offline-steps.ts";
import { fill, type FormWalk, press, send, shows, tick } from "./offline-walk.ts";

/** Martin has no recent code or card. */
async function forgetVisits(portal: PortalUnderTest): Promise<void> {
  await forgetRequests(portal);
  await portal.owner.query("delete from insurance_card where interaction_id is not null");
  await portal.owner.query("delete from self_service_code");
  await portal.owner.query("delete from throttle where key like 'visit:%'");
}

/** The forms of visitors. */
export const publicForms: readonly FormWalk[] = [
  {
    name: "request access",
    path: "/request-access?way=paper",
    ready: heading("Demander un accès"),
    steps: [
      fill("Numéro d’assuré", "3300778"),
      fill("Date de naissance", "01.12.1968"),
      fill("Téléphone mobile", "+41 79 555 07 78"),
      fill("Adresse e-mail", "elena.costa@example.ch"),
      fill("Confirmer l’adresse e-mail", "elena.costa@example.ch"),
      tick("checkbox", /conditions d’utilisation/),
      tick("checkbox", /protection des données/),
      send("Envoyer la demande"),
    ],
    end: /Votre demande est envoyée/,
  },
  {
    name: "card without an account",
    path: "/self-service/insurance-card",
    ready: heading("Remplacer une carte d’assuré"),
    prepare: forgetVisits,
    steps: [
      fill("Numéro d’assuré", "3300777"),
      fill("Date de naissance", "03.03.1982"),
      press("Continuer", shows("Code reçu")),
      press(/Utiliser le code/, shows(/Perdue/)),
      tick("radio", /Perdue/),
      press("Continuer", (page) => page.locator("main dl").isVisible()),
      send("Commander la carte"),
    ],
    end: /Votre commande est envoyée/,
  },
];
