import type { ExternalPage } from "@portal/model/portal/client.ts";
import type { FlagId } from "@portal/model/portal/flags.ts";
import type { Profile } from "@portal/model/portal/profile.ts";
import type { RepresentationScope } from "@portal/model/representatives/scope.ts";
import type { TextGroup } from "../texts/texts.ts";
import { isOpenWith } from "./represented.ts";

/** The insurer's outside pages in the language of the page. */
export type ExternalLinks = Readonly<Partial<Record<ExternalPage, string>>>;

export interface PortalPath {
  readonly path: `/${string}`;
  /** The group of its people: customers, all, or people without an account. */
  readonly access: "private" | "public" | "visitor";
  /** The main group of texts of its lazy screen. Without a screen the address is in no menu and answers as unknown. */
  readonly screen?: TextGroup;
  /** The condition to open the address; without it the address redirects home and is in no menu. */
  readonly guard?: Guard;
  /** The feature flag of all links to the address; the address itself works without it. */
  readonly offeredWith?: FlagId;
  /** Offered only to an account with an insured of its own, not only people listed for information (O08). */
  readonly offeredToInsured?: true;
  /** The addresses one level below belong to the same screen. */
  readonly hasPagesBelow?: true;
  /** The target of a redirect, which keeps the query. */
  readonly redirect?: `/${string}`;
}
type Guard = { readonly flag: FlagId } | "addressOwner" | "notUnderGuardianship";

/** Every address of the portal. Its title is the text `titles.<name>` of the group `template`. */
export const paths = {
  home: { path: "/", access: "private" },
  interactions: { path: "/interactions", access: "private", screen: "interactions" },
  requestSent: { path: "/interactions/sent", access: "private", screen: "receipt" },
  reimbursements: {
    path: "/reimbursements",
    access: "private",

    screen: "reimbursements",
  },
  costs: { path: "/costs", access: "private", screen: "year_costs" },
  documentsSend: { path: "/documents/send", access: "private", screen: "send" },
  documents: {
    path: "/documents",
    access: "private",

    screen: "documents",
  },
  delegations: { path: "/delegations", access: "private", screen: "delegations" },
  representatives: {
    path: "/representatives",
    access: "private",
    screen: "representatives",
  },
  certificates: { path: "/certificates", access: "private", screen: "certificates" },
  professional: { path: "/professional", access: "private", screen: "professional" },
  profile: { path: "/profile", access: "private", screen: "profile" },
  invoices: {
    path: "/invoices",
    access: "private",
    guard: "addressOwner",

    screen: "invoices",
  },
  settings: { path: "/settings", access: "private", screen: "settings" },
  account: { path: "/account", access: "private", screen: "account" },
  security: { path: "/account/security", access: "private", screen: "security" },
  myData: { path: "/account/my-data", access: "private", screen: "my_data" },
  dataCorrection: { path: "/account/my-data/correction", access: "private", screen: "my_data" },
  contractMutation: {
    path: "/contract/mutation",
    access: "private",
    guard: "notUnderGuardianship",
    offeredWith: "CONTRACT_MUTATION",
    screen: "contract_changes",
  },
  contract: { path: "/contract", access: "private", screen: "contract" },
  contact: { path: "/contact", access: "private", redirect: "/help-contact" },
  leclub: { path: "/leclub", access: "private", screen: "leclub" },
  consent: { path: "/consent", access: "private", guard: { flag: "CONSENT" }, screen: "consent" },
  cyberprotect: {
    path: "/cyberprotect",
    access: "private",
    guard: { flag: "CYBER_PROTECT_OFFER" },
    screen: "cyberprotect",
  },
  helpContact: { path: "/help-contact", access: "private", screen: "help" },
  helpContactPhone: { path: "/help-contact-phone", access: "private", screen: "contact_phone" },
  helpContactWrite: { path: "/help-contact-write", access: "private", screen: "conversations" },
  messages: { path: "/messages", access: "private", screen: "conversations" },
  helpFindAgency: { path: "/help-find-agency", access: "private", screen: "agencies" },
  helpAccident: {
    path: "/help-accident",
    access: "private",
    offeredToInsured: true,
    screen: "accident",
  },
  helpDamage: { path: "/help-damage", access: "private", screen: "damage" },
  maternity: { path: "/maternity", access: "private", screen: "maternity" },
  lifeChanges: { path: "/life-changes", access: "private", screen: "life_events" },
  premiumReductions: {
    path: "/premium-reduction",
    access: "private",
    screen: "premium_reductions",
  },
  cards: { path: "/cards", access: "private", screen: "cards" },
  orderCard: { path: "/order-card", access: "private", screen: "cards" },
  faq: { path: "/faq", access: "public", hasPagesBelow: true, screen: "faq" },
  attributions: { path: "/attributions", access: "public", screen: "attributions" },
  pocket: { path: "/pocket", access: "public", screen: "pocket" },
  emergency: { path: "/emergency", access: "public", screen: "emergency" },
  requestAccess: { path: "/request-access", access: "visitor", screen: "request_access" },
  requestAccessSuccess: {
    path: "/request-access/success",
    access: "visitor",
    screen: "request_access",
  },
  requestAccessDigitalSuccess: {
    path: "/request-access/digital/success",
    access: "visitor",
    screen: "request_access",
  },
  requestAccessDigitalFailure: {
    path: "/request-access/digital/failure",
    access: "visitor",
    screen: "request_access",
  },
  onboardingSuccess: { path: "/onboarding/success", access: "visitor", screen: "request_access" },
  onboardingFailure: { path: "/onboarding/failure", access: "visitor", screen: "request_access" },
  verify: { path: "/verify", access: "visitor", screen: "verify" },
  /** The simulated identity check of a demonstration. */
  identityCheck: { path: "/identity-check", access: "visitor", screen: "identity_check" },
  selfServiceInsuranceCard: {
    path: "/self-service/insurance-card",
    access: "visitor",
    screen: "self_service",
  },
  selfServiceFailure: { path: "/self-service/failure", access: "visitor", screen: "self_service" },
} as const satisfies Record<string, PortalPath>;
export type PathName = keyof typeof paths;
export const pathNames = Object.keys(paths).filter((name): name is PathName =>
  Object.hasOwn(paths, name),
);

/** The addresses with a lazy screen. */
export type LazyRoute = {
  [Name in PathName]: (typeof paths)[Name] extends { screen: TextGroup } ? Name : never;
}[PathName];
/** The screens whose code is in `visitor-screens.ts`; `screens.ts` has that of the others. */
export type VisitorScreen = {
  [Name in LazyRoute]: (typeof paths)[Name]["access"] extends "visitor" ? Name : never;
}[LazyRoute];
export type CustomerScreen = Exclude<LazyRoute, VisitorScreen>;

export function isLazyRoute(name: PathName): name is LazyRoute {
  return "screen" in paths[name];
}
export const lazyRoutes = pathNames.filter(isLazyRoute);

export function isForVisitors(name: LazyRoute): name is VisitorScreen {
  return paths[name].access === "visitor";
}

/** An entry of a menu: a page of the portal, an external page, or the sign-out. */
type Offer = PathName | { readonly external: ExternalPage } | "logout";

const menus = {
  header: ["home", "contract", "invoices", "reimbursements", "documents", "helpContact"],
  account: [
    "messages",
    "interactions",
    "profile",
    "professional",
    "certificates",
    "account",
    "security",
    "representatives",
    "myData",
    "consent",
    "settings",
    { external: "glossary" },
    "faq",
    "logout",
  ],
  footerAccount: [
    "profile",
    "professional",
    "account",
    "security",
    "representatives",
    "myData",
    "consent",
    "settings",
  ],
  footerCommunications: ["messages", "interactions", "documents", "documentsSend", "delegations"],
  footerFinances: ["invoices", "reimbursements", "costs", { external: "paymentMode" }],
  footerContracts: [
    "contract",
    "contractMutation",
    "certificates",
    "cards",
    "orderCard",
    "maternity",
    "premiumReductions",
    "cyberprotect",
    "leclub",
    { external: "healthCoaching" },
  ],
  footerHelp: [
    "helpContact",
    "lifeChanges",
    "helpContactPhone",
    "helpContactWrite",
    "helpFindAgency",
    "helpAccident",
    "helpDamage",
    { external: "therapistSearch" },
    "emergency",
    "faq",
  ],
} as const satisfies Record<string, readonly Offer[]>;
export type Menu = keyof typeof menus;

export type MenuEntry =
  | { readonly kind: "address"; readonly name: PathName; readonly path: string }
  | {
      readonly kind: "external";
      readonly page: ExternalPage;
      readonly url: string;
    }
  | { readonly kind: "logout" };

/** The facts that decide which links an account is shown. */
export interface Visitor {
  readonly profile: Pick<Profile, "isAddressOwner" | "sousTutelle">;
  /** The person for whom a representative acts, and how far. */
  readonly actingFor?: { readonly scope: RepresentationScope } | null;
  readonly insureds: readonly { readonly forInformation: boolean }[];
  readonly flags: ReadonlySet<FlagId>;
  /** The paths that have a screen. */
  readonly built: ReadonlySet<PathName>;
}

/** Menus also contain external pages, whose addresses are in the configuration. */
export interface MenuVisitor extends Visitor {
  readonly configuration: { readonly externalLinks: ExternalLinks };
}

/** Whether the account may open an address or is redirected home. */
export function guardOutcome(
  name: PathName,
  visitor: Pick<Visitor, "profile" | "flags" | "actingFor">,
): "open" | "home" {
  const { access, guard }: PortalPath = paths[name];
  const { actingFor } = visitor;
  if (actingFor && access === "private" && !isOpenWith(actingFor.scope, name)) return "home";
  return guard === undefined || passes(guard, visitor) ? "open" : "home";
}

function passes(guard: Guard, { profile, flags }: Pick<Visitor, "profile" | "flags">): boolean {
  if (guard === "addressOwner") return profile.isAddressOwner;
  if (guard === "notUnderGuardianship") return !profile.sousTutelle;
  return flags.has(guard.flag);
}

/** Whether links to an address are shown: it has a screen, its guard allows it, and its flag is on. */
export function isWayOffered(name: PathName, visitor: Visitor): boolean {
  const { offeredWith, offeredToInsured }: PortalPath = paths[name];
  const isOn = offeredWith === undefined || visitor.flags.has(offeredWith);
  const concernsSomebody =
    !offeredToInsured || visitor.insureds.some(({ forInformation }) => !forInformation);
  const isOpen = visitor.built.has(name) && guardOutcome(name, visitor) === "open";
  return isOn && concernsSomebody && isOpen;
}

export function pathNameOf(path: string): PathName | undefined {
  const above = path.replace(/\/[^/]+$/, "");
  const isBelow = ({ hasPagesBelow, path: own }: PortalPath) => hasPagesBelow && own === above;
  return pathNames.find((name) => paths[name].path === path || isBelow(paths[name]));
}

/** The entries of a menu that are offered to this account, in order. */
export function menuEntries(menu: Menu, visitor: MenuVisitor): MenuEntry[] {
  const offers: readonly Offer[] = menus[menu];
  return offers.flatMap((offer): MenuEntry[] => {
    if (offer === "logout") return [{ kind: "logout" }];
    if (typeof offer === "object") {
      const url = visitor.configuration.externalLinks[offer.external];
      return url ? [{ kind: "external", page: offer.external, url }] : [];
    }
    if (!isWayOffered(offer, visitor)) return [];
    return [{ kind: "address", name: offer, path: paths[offer].path }];
  });
}
