/**
 * Journeys that run a second time in the build with the insurer in the tab: some of every area that only use pages,
 * because a test cannot intercept or call a server here. The first is in every run, the others in the long one.
 */
const journeys: readonly [file: string, title: RegExp][] = [
  ["e2e/settings.test.ts", /^E02 the language is chosen/],
  ["e2e/documents.test.ts", /^L01 five years of documents/],
  ["e2e/account.test.ts", /^E01 the account shows/],
  ["e2e/agencies.test.ts", /^G02 a card tells everything/],
  ["e2e/contract.test.ts", /^F03 a basic contract tells/],
  ["e2e/profile.test.ts", /^C03 an e-mail address is added by keyboard/],
  ["e2e/reimbursements.test.ts", /^K02 Urs reads the daily/],
  ["e2e/offers.test.ts", /^S02 who concludes no contracts/],
  ["e2e/account.test.ts", /^E01 a valid other number/],
  ["e2e/account.test.ts", /^E01 a wrong number says so/],
  ["e2e/account.test.ts", /^B03 a number that is no mobile/],
  ["e2e/consent.test.ts", /^E07 the master switch sets all/],
  ["e2e/contact/contact.test.ts", /^P02 P06 a broker comes first/],
  ["e2e/contract-changes/changes.test.ts", /^N02 unticking takes a change away/],
  ["e2e/contract.test.ts", /^F02 three tabs are chosen/],
  ["e2e/contract.test.ts", /^F04 supplementary contracts/],
  ["e2e/contract.test.ts", /^F05 a property contract/],
  ["e2e/damage/damage.test.ts", /^a stolen bicycle is declared once/],
  ["e2e/delegations.test.ts", /^M01 M02 valid vouchers/],
  ["e2e/documents.test.ts", /^L01 whoever comes from help/],
  ["e2e/documents.test.ts", /^L02 a row opens its PDF/],
  ["e2e/help/help.test.ts", /^P01 O08 the help page/],
  ["e2e/home.test.ts", /^H10 carousels show three/],
  ["e2e/interactions.test.ts", /^J01 five years/],
  ["e2e/invoices.test.ts", /^I01 I02/],
  ["e2e/professional.test.ts", /^D01 each person has a card/],
  ["e2e/profile.test.ts", /^C01 the address chooses/],
  ["e2e/profile.test.ts", /^C02 personal data/],
  ["e2e/reimbursements.test.ts", /^K01 Sofia/],
  ["e2e/send.test.ts", /^L04 A38 a PDF is sent/],
  ["e2e/send.test.ts", /^L04 photos are ordered/],
  ["e2e/send.test.ts", /^L04 nobody is offered/],
  ["e2e/settings.test.ts", /^E04 who gets no invoices/],
  ["e2e/settings.test.ts", /^E04 channels are saved/],
];

const IN_EVERY_RUN = 1;
const chosen = process.env["LONG"] === "1" ? journeys : journeys.slice(0, IN_EVERY_RUN);

export const tabFiles: readonly string[] = [...new Set(chosen.map(([file]) => file))];

export function isWalkedInTab(file: string, title: string): boolean {
  return chosen.some(([own, wanted]) => file.endsWith(own) && wanted.test(title));
}
