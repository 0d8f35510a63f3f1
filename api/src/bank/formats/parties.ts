import { choice, type Element, group, leaf, open } from "../xml/description.ts";
import { bic, code, country, currency, foreignId, foreignText, iban, upTo } from "./text-rules.ts";

/** Elements that several messages have, by the definitions of ISO 20022 in the Swiss subset. */

/** An account that another bank holds may have a number of another kind. */
export const accountId = (name: string): Element =>
  choice(
    name,
    leaf("IBAN", iban),
    group("Othr", leaf("Id", foreignText(34)), ...open("SchmeNm?", "Issr?")),
  );

export const account = (name: string): Element =>
  group(
    name,
    accountId("Id"),
    ...open("Tp?"),
    leaf("Ccy?", currency),
    leaf("Nm?", foreignText(70)),
    ...open("Prxy?"),
  );

export const ownAccount = (name: string): Element => group(name, group("Id", leaf("IBAN", iban)));

export const agent = (name: string): Element =>
  group(
    name,
    group(
      "FinInstnId",
      leaf("BICFI?", bic),
      ...open("ClrSysMmbId?", "LEI?"),
      leaf("Nm?", foreignText(140)),
      ...open("PstlAdr?", "Othr?"),
    ),
    ...open("BrnchId?"),
  );

const partyParts: Element[] = [
  leaf("Nm?", foreignText(140)),
  ...open("PstlAdr?", "Id?"),
  leaf("CtryOfRes?", country),
  ...open("CtctDtls?"),
];
export const party = (name: string): Element => group(name, ...partyParts);
/** In statements a party is a person or company, or a bank. */
export const statedParty = (name: string): Element =>
  choice(name, group("Pty", ...partyParts), agent("Agt"));

export const codeOrOwn = (name: string): Element =>
  choice(name, leaf("Cd", code(4)), leaf("Prtry", foreignId));

export const reasonInformation = (name: string): Element =>
  group(name, ...open("Orgtr?"), codeOrOwn("Rsn?"), leaf("AddtlInf*", foreignText(105)));

/** The address of a party that we write: structured, as the standard demands since November 2026. */
export const writtenAddress = (name: string): Element =>
  group(
    name,
    leaf("StrtNm?", upTo(70)),
    leaf("BldgNb?", upTo(16)),
    leaf("PstCd?", upTo(16)),
    leaf("TwnNm", upTo(35)),
    leaf("Ctry", country),
  );
