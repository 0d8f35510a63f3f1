import { basicContractRows } from "../api/seed/contracts/basic-contracts.ts";
import { generatedHousehold } from "../api/seed/people/generated-household.ts";
import type { Household } from "../api/seed/people/household.ts";
import { GROUP_INSURER } from "../api/seed/tariffs/catalogue.ts";
import { writeContracts } from "./example/contracts.ts";
import { writeDocuments, writeInvoices, writeStatements } from "./example/papers.ts";
import { writeHousehold } from "./example/people.ts";
import { SEED, TODAY, world, writeFiles } from "./example/records.ts";

/**
 * Writes example/households.ndjson and the files of what belongs to them: 50 invented households of the example insurer.
 * Run it by hand when the shape of a record changes: `node scripts/example-households.ts`.
 */
const HOUSEHOLDS = 50;
const FIRST_NUMBER = 11_000_000;
const NUMBERS_PER_HOUSEHOLD = 10;

/** Whether the example's insurer covers everyone: the generator knows others, too. */
function isOfExample(household: Household): boolean {
  return basicContractRows(household, world).every((row) => row.insurerCode === GROUP_INSURER);
}

/** The household of an index with numbers of the example. */
function exampleHousehold(made: Household, index: number): Household {
  const first = FIRST_NUMBER + index * NUMBERS_PER_HOUSEHOLD;
  const from = made.people[0]?.insuredNumber ?? 0;
  const renumbered = (number: number) => number - from + first;
  return {
    ...made,
    people: made.people.map((one) => ({ ...one, insuredNumber: renumbered(one.insuredNumber) })),
    accounts: made.accounts.map((account) => ({
      ...account,
      login: account.login.replace(/\.\d+@/, `.${renumbered(account.insuredNumber)}@`),
      insuredNumber: renumbered(account.insuredNumber),
      sees: account.sees.map((one) => ({
        ...one,
        insuredNumber: renumbered(one.insuredNumber),
      })),
    })),
  };
}

let index = 0;
for (let drawn = 0; index < HOUSEHOLDS; drawn++) {
  const household = exampleHousehold(generatedHousehold(SEED, drawn, TODAY), drawn);
  if (!isOfExample(household)) continue;
  writeHousehold(household);
  writeContracts(household);
  writeInvoices(household, index);
  writeStatements(household);
  writeDocuments(household);
  index += 1;
}
writeFiles();
