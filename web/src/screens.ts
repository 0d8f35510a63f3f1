import type { ComponentType } from "react";
import type { CustomerScreen } from "./core/routing/paths.ts";

/** The code of the customers' screens, apart so that the homepage does not contain the map. */
export const screenCode: Record<CustomerScreen, () => Promise<ComponentType>> = {
  attributions: async () =>
    (await import("./attributions/AttributionsScreen.tsx")).AttributionsScreen,
  account: async () => (await import("./account/AccountScreen.tsx")).AccountScreen,
  security: async () => (await import("./account/security/SecurityScreen.tsx")).SecurityScreen,
  representatives: async () =>
    (await import("./representatives/RepresentativesScreen.tsx")).RepresentativesScreen,
  myData: async () => (await import("./account/my-data/MyDataScreen.tsx")).MyDataScreen,
  dataCorrection: async () =>
    (await import("./account/my-data/CorrectionScreen.tsx")).CorrectionScreen,
  certificates: async () =>
    (await import("./certificates/CertificatesScreen.tsx")).CertificatesScreen,
  consent: async () => (await import("./consent/ConsentScreen.tsx")).ConsentScreen,
  contract: async () => (await import("./contract/ContractScreen.tsx")).ContractScreen,
  contractMutation: async () =>
    (await import("./contract-changes/ContractChangesScreen.tsx")).ContractChangesScreen,
  documents: async () => (await import("./documents/DocumentsScreen.tsx")).DocumentsScreen,
  documentsSend: async () => (await import("./send/SendScreen.tsx")).SendScreen,
  helpContactPhone: async () =>
    (await import("./contact-phone/ContactPhoneScreen.tsx")).ContactPhoneScreen,
  helpContactWrite: async () => (await import("./conversations/write/WriteScreen.tsx")).WriteScreen,
  helpAccident: async () => (await import("./accident/AccidentScreen.tsx")).AccidentScreen,
  helpDamage: async () => (await import("./damage/DamageScreen.tsx")).DamageScreen,
  faq: async () => (await import("./faq/FaqScreen.tsx")).FaqScreen,
  helpContact: async () => (await import("./help/HelpScreen.tsx")).HelpScreen,
  helpFindAgency: async () => (await import("./agencies/AgenciesScreen.tsx")).AgenciesScreen,
  interactions: async () =>
    (await import("./interactions/InteractionsScreen.tsx")).InteractionsScreen,
  requestSent: async () => (await import("./interactions/sent/SentScreen.tsx")).SentScreen,
  messages: async () => (await import("./conversations/MessagesScreen.tsx")).MessagesScreen,
  delegations: async () => (await import("./delegations/DelegationsScreen.tsx")).DelegationsScreen,
  reimbursements: async () =>
    (await import("./reimbursements/ReimbursementsScreen.tsx")).ReimbursementsScreen,
  costs: async () => (await import("./year-costs/YearCostsScreen.tsx")).YearCostsScreen,
  invoices: async () => (await import("./invoices/InvoicesScreen.tsx")).InvoicesScreen,
  maternity: async () => (await import("./maternity/MaternityScreen.tsx")).MaternityScreen,
  lifeChanges: async () => (await import("./life-events/LifeEventsScreen.tsx")).LifeEventsScreen,
  premiumReductions: async () =>
    (await import("./premium-reductions/PremiumReductionsScreen.tsx")).PremiumReductionsScreen,
  cards: async () => (await import("./cards/CardsScreen.tsx")).CardsScreen,
  pocket: async () => (await import("./cards/PocketScreen.tsx")).PocketScreen,
  emergency: async () => (await import("./emergency/EmergencyScreen.tsx")).EmergencyScreen,
  orderCard: async () => (await import("./cards/OrderCardScreen.tsx")).OrderCardScreen,
  cyberprotect: async () =>
    (await import("./cyberprotect/CyberprotectScreen.tsx")).CyberprotectScreen,
  leclub: async () => (await import("./club/ClubScreen.tsx")).ClubScreen,
  profile: async () => (await import("./profile/ProfileScreen.tsx")).ProfileScreen,
  professional: async () =>
    (await import("./professional/ProfessionalScreen.tsx")).ProfessionalScreen,
  settings: async () => (await import("./settings/SettingsScreen.tsx")).SettingsScreen,
};
