import { aboutStates } from "./about-states.ts";
import { certificateStates } from "./certificate-states.ts";
import { representativeStates } from "./representative-states.ts";
import { claimsStates } from "./claims-states.ts";
import { addressStates } from "./address-states.ts";
import { profileStates } from "./profile-states.ts";
import { myDataStates } from "./my-data-states.ts";
import { helpStates } from "./help-states.ts";
import { homeStates } from "./home-states.ts";
import { trackingStates } from "./interactions-states.ts";
import { contactStates } from "./contact-states.ts";
import { declarationStates } from "./declaration-states.ts";
import { contractChangesStates } from "./contract-changes-states.ts";
import { coverStates } from "./cover-states.ts";
import { costsStates } from "./costs-states.ts";
import { moneyStates } from "./money-states.ts";
import { paperStates } from "./paper-states.ts";
import { securityStates } from "./security-states.ts";
import { servicesStates } from "./services-states.ts";
import { readingStates } from "./reading-states.ts";
import { requestAccessStates } from "./request-access-states.ts";
import { selfServiceStates } from "./self-service-states.ts";
import { shellStates } from "./shell-states.ts";
import { type PortalState, settled } from "./state.ts";
import { type PathName, paths, pathNames } from "../../web/src/core/routing/paths.ts";

/** The paths with a screen; a test compares this list with the portal. */
export const builtAddresses: readonly PathName[] = [
  "home",
  "account",
  "myData",
  "dataCorrection",
  "security",
  "contract",
  "contractMutation",
  "documents",
  "interactions",
  "certificates",
  "representatives",
  "delegations",
  "documentsSend",
  "invoices",
  "profile",
  "professional",
  "consent",
  "attributions",
  "reimbursements",
  "helpContactPhone",
  "helpContactWrite",
  "messages",
  "faq",
  "helpContact",
  "helpFindAgency",
  "helpAccident",
  "helpDamage",
  "maternity",
  "lifeChanges",
  "costs",
  "premiumReductions",
  "cards",
  "pocket",
  "emergency",
  "orderCard",
  "cyberprotect",
  "leclub",
  "settings",
  "requestAccess",
  "requestAccessSuccess",
  "requestAccessDigitalSuccess",
  "requestAccessDigitalFailure",
  "onboardingSuccess",
  "onboardingFailure",
  "verify",
  "identityCheck",
  "selfServiceInsuranceCard",
  "selfServiceFailure",
];

/** Every address of the table, built or not. */
const everyAddress: PortalState[] = pathNames.map((name) => ({
  name,
  login: "camille@example.ch",
  path: paths[name].path,
  reach: settled,
}));

export const portalStates: readonly PortalState[] = [
  ...everyAddress,
  ...shellStates,
  ...homeStates,
  ...helpStates,
  ...coverStates,
  ...contractChangesStates,
  ...declarationStates,
  ...moneyStates,
  ...costsStates,
  ...claimsStates,
  ...paperStates,
  ...certificateStates,
  ...representativeStates,
  ...trackingStates,
  ...contactStates,
  ...profileStates,
  ...addressStates,
  ...aboutStates,
  ...myDataStates,
  ...securityStates,
  ...servicesStates,
  ...readingStates,
  ...selfServiceStates,
  ...requestAccessStates,
];
