import type { TextGroup } from "./core/language/texts.ts";
import type { PathName } from "./core/routing/paths.ts";

/** The screens of visitors; `visitor-screens.ts` maps them to their code. */
const visitorScreens = {
  selfServiceInsuranceCard: "self_service",
  selfServiceFailure: "self_service",
  requestAccess: "request_access",
  requestAccessSuccess: "request_access",
  requestAccessDigitalSuccess: "request_access",
  requestAccessDigitalFailure: "request_access",
  onboardingSuccess: "request_access",
  onboardingFailure: "request_access",
  identityCheck: "identity_check",
} as const satisfies Partial<Record<PathName, TextGroup>>;

/** All other screens; `screens.ts` maps them to their code. */
const customerScreens = {
  attributions: "attributions",
  account: "account",
  security: "security",
  consent: "consent",
  contract: "contract",
  contractMutation: "contract_changes",
  documents: "documents",
  documentsSend: "send",
  helpContactPhone: "contact_phone",
  helpContactWrite: "conversations",
  helpAccident: "accident",
  helpDamage: "damage",
  faq: "faq",
  helpContact: "help",
  helpFindAgency: "agencies",
  interactions: "interactions",
  requestSent: "receipt",
  messages: "conversations",
  delegations: "delegations",
  reimbursements: "reimbursements",
  invoices: "invoices",
  maternity: "maternity",
  orderCard: "cards",
  cyberprotect: "cyberprotect",
  leclub: "leclub",
  profile: "profile",
  professional: "professional",
  settings: "settings",
} as const satisfies Partial<Record<PathName, TextGroup>>;

/**
 * The lazily loaded screens, each with its main group of texts. An address that is not listed is in no menu and answers
 * as an unknown one.
 */
export const lazyRoutes = { ...customerScreens, ...visitorScreens };

export type VisitorScreen = keyof typeof visitorScreens;
export type CustomerScreen = keyof typeof customerScreens;
export type LazyRoute = keyof typeof lazyRoutes;

export const lazyRouteNames = Object.keys(lazyRoutes).filter(isLazyRoute);

export function isLazyRoute(name: string): name is LazyRoute {
  return name in lazyRoutes;
}

export function isForVisitors(name: LazyRoute): name is VisitorScreen {
  return name in visitorScreens;
}
