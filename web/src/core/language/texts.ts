import type { Language } from "@portal/model/portal/languages.ts";
import type accident from "../../../locales/fr/accident.json";
import type account from "../../../locales/fr/account.json";
import type addresses from "../../../locales/fr/addresses.json";
import type attributions from "../../../locales/fr/attributions.json";
import type agencies from "../../../locales/fr/agencies.json";
import type blocks from "../../../locales/fr/blocks.json";
import type confirmation from "../../../locales/fr/confirmation.json";
import type consent from "../../../locales/fr/consent.json";
import type contract from "../../../locales/fr/contract.json";
import type deductibleChart from "../../../locales/fr/deductible_chart.json";
import type contractChanges from "../../../locales/fr/contract_changes.json";
import type costShare from "../../../locales/fr/cost_share.json";
import type damage from "../../../locales/fr/damage.json";
import type demonstration from "../../../locales/fr/demonstration.json";
import type cyberprotect from "../../../locales/fr/cyberprotect.json";
import type delegations from "../../../locales/fr/delegations.json";
import type documents from "../../../locales/fr/documents.json";
import type cards from "../../../locales/fr/cards.json";
import type caregivers from "../../../locales/fr/caregivers.json";
import type documentsDescriptions from "../../../locales/fr/documents_descriptions.json";
import type forms from "../../../locales/fr/forms.json";
import type global from "../../../locales/fr/global.json";
import type homepage from "../../../locales/fr/homepage.json";
import type identityCheck from "../../../locales/fr/identity_check.json";
import type interactions from "../../../locales/fr/interactions.json";
import type invoices from "../../../locales/fr/invoices.json";
import type leclub from "../../../locales/fr/leclub.json";
import type maternity from "../../../locales/fr/maternity.json";
import type map from "../../../locales/fr/map.json";
import type openingHours from "../../../locales/fr/opening_hours.json";
import type contactPhone from "../../../locales/fr/contact_phone.json";
import type conversations from "../../../locales/fr/conversations.json";
import type photos from "../../../locales/fr/photos.json";
import type profile from "../../../locales/fr/profile.json";
import type professional from "../../../locales/fr/professional.json";
import type publicPages from "../../../locales/fr/public.json";
import type reimbursements from "../../../locales/fr/reimbursements.json";
import type receipt from "../../../locales/fr/receipt.json";
import type requestAccess from "../../../locales/fr/request_access.json";
import type security from "../../../locales/fr/security.json";
import type send from "../../../locales/fr/send.json";
import type myData from "../../../locales/fr/my_data.json";
import type now from "../../../locales/fr/now.json";
import type notifications from "../../../locales/fr/notifications.json";
import type selfService from "../../../locales/fr/self_service.json";
import type search from "../../../locales/fr/search.json";
import type faq from "../../../locales/fr/faq.json";
import type help from "../../../locales/fr/help.json";
import type settings from "../../../locales/fr/settings.json";
import type suggestions from "../../../locales/fr/suggestions.json";
import type template from "../../../locales/fr/template.json";
import type welcome from "../../../locales/fr/welcome.json";
import type wizard from "../../../locales/fr/wizard.json";

/** The groups of texts, typed by the French ones. */
export interface TextGroups {
  accident: typeof accident;
  account: typeof account;
  addresses: typeof addresses;
  attributions: typeof attributions;
  agencies: typeof agencies;
  blocks: typeof blocks;
  confirmation: typeof confirmation;
  consent: typeof consent;
  contract: typeof contract;
  deductible_chart: typeof deductibleChart;
  contract_changes: typeof contractChanges;
  cost_share: typeof costShare;
  damage: typeof damage;
  cyberprotect: typeof cyberprotect;
  delegations: typeof delegations;
  demonstration: typeof demonstration;
  documents: typeof documents;
  cards: typeof cards;
  caregivers: typeof caregivers;
  documents_descriptions: typeof documentsDescriptions;
  forms: typeof forms;
  global: typeof global;
  homepage: typeof homepage;
  identity_check: typeof identityCheck;
  interactions: typeof interactions;
  invoices: typeof invoices;
  leclub: typeof leclub;
  maternity: typeof maternity;
  map: typeof map;
  opening_hours: typeof openingHours;
  contact_phone: typeof contactPhone;
  conversations: typeof conversations;
  photos: typeof photos;
  profile: typeof profile;
  professional: typeof professional;
  public: typeof publicPages;
  reimbursements: typeof reimbursements;
  receipt: typeof receipt;
  request_access: typeof requestAccess;
  security: typeof security;
  send: typeof send;
  my_data: typeof myData;
  notifications: typeof notifications;
  now: typeof now;
  self_service: typeof selfService;
  search: typeof search;
  faq: typeof faq;
  help: typeof help;
  settings: typeof settings;
  suggestions: typeof suggestions;
  template: typeof template;
  welcome: typeof welcome;
  wizard: typeof wizard;
}
export type TextGroup = keyof TextGroups;

type KeysOf<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${KeysOf<Node[Key]>}`;
}[keyof Node & string];
type WithoutPlural<Key extends string> =
  Key extends `${infer Stem}_${"zero" | "one" | "two" | "few" | "many" | "other"}` ? Stem : Key;

export type TextKey<Group extends TextGroup> = KeysOf<TextGroups[Group]>;
export type TextValues = Readonly<Record<string, string | number>>;

/** A JSON file of texts: nested keys, `{{name}}` for values, `_one` and `_other` for plurals. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** The texts that a language loads with the first screen, and the loader of the others. */
export interface FirstTexts {
  readonly groups: Readonly<Record<string, Texts>>;
  readonly others: () => Promise<Readonly<Record<string, () => Promise<Texts>>>>;
}

/** The text of a key with its values, or nothing if the group has no such key. */
export function findText(
  texts: Texts,
  key: string,
  language: Language,
  values: TextValues = {},
): string | undefined {
  const { count } = values;
  const plural =
    typeof count === "number" ? lookUp(texts, `${key}_${pluralOf(count, language)}`) : undefined;
  const text =
    plural ??
    lookUp(texts, key) ??
    (count === undefined ? undefined : lookUp(texts, `${key}_other`));
  return text?.replace(/\{\{\s*(\w+)\s*\}\}/g, (blank, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : blank,
  );
}

/** Like `Intl.PluralRules` for integers, whose first call blocks a phone for 100 ms. */
function pluralOf(count: number, language: Language): "one" | "other" {
  return count === 1 || (count === 0 && language === "fr") ? "one" : "other";
}

function lookUp(texts: Texts, key: string): string | undefined {
  let node: string | Texts | undefined = texts;
  for (const part of key.split(".")) {
    if (typeof node !== "object" || !Object.hasOwn(node, part)) return undefined;
    node = node[part];
  }
  return typeof node === "string" ? node : undefined;
}
