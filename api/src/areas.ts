import { accidentArea } from "./accident/area.ts";
import { accountArea } from "./account/area.ts";
import { announcementsArea } from "./announcements/area.ts";
import { certificatesArea } from "./certificates/area.ts";
import { conditionsArea } from "./conditions/area.ts";
import { contactPhoneArea } from "./contact-phone/area.ts";
import { contractChangesArea } from "./contract-changes/area.ts";
import { conversationsArea } from "./conversations/area.ts";
import { damageArea } from "./damage/area.ts";
import { deeplinksArea } from "./deeplinks/area.ts";
import { documentsArea } from "./documents/area.ts";
import { draftsArea } from "./drafts/area.ts";
import { filesArea } from "./files/area.ts";
import { financialAddressesArea } from "./financial-addresses/area.ts";
import { identityArea } from "./identity/area.ts";
import { insurerArea } from "./insurer/area.ts";
import { interactionsArea } from "./interactions/area.ts";
import { invoicesArea } from "./invoices/area.ts";
import { maternityArea } from "./maternity/area.ts";
import { myDataArea } from "./my-data/area.ts";
import { myHealthArea } from "./my-health/area.ts";
import { notificationsArea } from "./notifications/area.ts";
import { placesArea } from "./places/area.ts";
import { platformArea } from "./platform/area.ts";
import { postalAddressesArea } from "./postal-addresses/area.ts";
import { professionalArea } from "./professional/area.ts";
import { profileArea } from "./profile/area.ts";
import { reimbursementsArea } from "./reimbursements/area.ts";
import { selfServiceArea } from "./self-service/area.ts";
import { representativesArea } from "./representatives/area.ts";
import { requestAccessArea } from "./request-access/area.ts";
import { sendArea } from "./send/area.ts";
import { settingsArea } from "./settings/area.ts";
import { vekaArea } from "./cards/area.ts";
import { welcomeArea } from "./welcome/area.ts";
// Areas with GraphQL fields only.
import "./agencies/agencies.graphql.ts";
import "./banks/banks.graphql.ts";
import "./cards/cards.graphql.ts";
import "./caregivers/caregivers.graphql.ts";
import "./consent/consent.graphql.ts";
import "./contract/contract.graphql.ts";
import "./cyberprotect/cyberprotect.graphql.ts";
import "./delegations/delegations.graphql.ts";
import "./drafts/drafts.graphql.ts";
import "./faq/faq.graphql.ts";
import "./help/help.graphql.ts";
import "./club/offers.graphql.ts";
import "./life-events/life-events.graphql.ts";
import "./own-search/own-search.graphql.ts";
import "./premium-reductions/premium-reductions.graphql.ts";
import "./profile/first-year.graphql.ts";
import "./surveys/surveys.graphql.ts";
import "./validation/validation.graphql.ts";
import "./year-costs/year-costs.graphql.ts";
import type { Area } from "./insurer/area-description.ts";

/** The areas of the portal. A new area is added here, and its rules in `access-policy.ts`. */
export const areas: readonly Area[] = [
  accidentArea,
  accountArea,
  announcementsArea,
  certificatesArea,
  conditionsArea,
  contactPhoneArea,
  contractChangesArea,
  conversationsArea,
  damageArea,
  deeplinksArea,
  documentsArea,
  draftsArea,
  filesArea,
  financialAddressesArea,
  identityArea,
  insurerArea,
  interactionsArea,
  invoicesArea,
  maternityArea,
  myDataArea,
  myHealthArea,
  notificationsArea,
  placesArea,
  platformArea,
  postalAddressesArea,
  professionalArea,
  profileArea,
  reimbursementsArea,
  representativesArea,
  requestAccessArea,
  selfServiceArea,
  sendArea,
  settingsArea,
  vekaArea,
  welcomeArea,
];
