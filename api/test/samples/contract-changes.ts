import type {
  MutationCode,
  MutationProposal,
  ProposedMutation,
  TransferProposal,
} from "@portal/model/contract-changes/proposal.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import { createScanner } from "../../src/core/scanner.ts";
import { requestKinds } from "../../src/back-office.ts";
import { requestCommands } from "../../src/commands/operator/requests.ts";
import { aCustomer, type Customer, db, secrets } from "../portal.ts";
import { livesIn } from "./addresses.ts";
import { seedTariffs } from "./demonstration.ts";

type Contract = Insertable<Tables["basicContract"]>;
type Home = Insertable<Tables["postalAddress"]>;

interface CoverOptions {
  birthdate?: string;
  contract?: Partial<Contract>;
  home?: Partial<Home>;
}

/** Tariffs from six years back to next year, and both feature flags on. */
export async function openChanges(today: string): Promise<void> {
  await seedTariffs(today);
  await setFlags({ CONTRACT_MUTATION: true, TRANSFERT_INTER_CAISSE: true });
}

export async function setFlags(flags: Record<string, boolean>): Promise<void> {
  for (const [id, value] of Object.entries(flags)) {
    await db
      .insertInto("featureFlag")
      .values({ id, value })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ value }))
      .execute();
  }
}

const EMPLOYER = "Atelier Blanc SA";
/** The extras of a customer who works for the employer in their professional data. */
export const employed = [
  { key: "employeur", value: EMPLOYER },
  { key: "heuresSemaine", value: "42" },
];

/**
 * A customer in Bern with an employer and a basic contract: free choice of doctor, 300 francs, accidents covered,
 * billed each month.
 */
export async function isInsured(
  { birthdate = "1980-05-17", ...options }: CoverOptions = {},
  account: Parameters<typeof aCustomer>[0] = {},
): Promise<Customer> {
  const who = await aCustomer({ birthdate, ...account });
  await hasHomeAndContract(who.insuredNumber, options);
  await works(who.insuredNumber, { dateOfEntry: "2020-01-01" });
  return who;
}

/** Adds professional data from a day on: an employment by default. */
export async function works(
  insuredNumber: number,
  work: Partial<Insertable<Tables["professionalData"]>> & { dateOfEntry: string },
): Promise<void> {
  const employer = { professionalStatus: "EMP", employer: EMPLOYER };
  await db
    .insertInto("professionalData")
    .values({ insuredNumber, ...employer, ...work })
    .execute();
}

/** Adds another person to a household. */
export async function hasInsured(
  { id }: Customer,
  {
    birthdate = "2015-03-01",
    forInformation = false,
    ...options
  }: CoverOptions & { forInformation?: boolean } = {},
): Promise<number> {
  const { insuredNumber } = await aCustomer({ birthdate });
  await db
    .updateTable("insured")
    .set({ forInformation })
    .where("insuredNumber", "=", insuredNumber)
    .execute();
  await db
    .insertInto("accountInsured")
    .values({ accountId: id, insuredNumber, position: 1 })
    .execute();
  if (!forInformation) await hasHomeAndContract(insuredNumber, options);
  return insuredNumber;
}

async function hasHomeAndContract(
  insuredNumber: number,
  { contract, home }: CoverOptions,
): Promise<void> {
  await livesIn(insuredNumber, home);
  await hasContract(insuredNumber, contract);
}

export async function hasContract(
  insuredNumber: number,
  contract: Partial<Contract> = {},
): Promise<void> {
  await db
    .insertInto("basicContract")
    .values({
      insuredNumber,
      validFrom: "2020-01-01",
      insurerCode: "9101",
      productCode: "RT01",
      deductible: 300_00,
      risk: "MIT",
      periodicity: "MONTHLY",
      ...contract,
    })
    .execute();
}

const PROPOSALS = `query Proposals {
  mutationProposal {
    id warningMessage
    assures {
      noAssure firstname lastname
      mutations {
        code constraints enabled
        values { code text amount dates dateDefault primaryCareDoctor primaryCareDoctorMandatory }
      }
      yearlyCosts { year costs }
      employments { employer from to }
    }
  }
  transferProposal {
    refDemande
    assures {
      noAssure constraints
      periodes {
        date
        infosContrat { cdCaisse cdProduit cdFranchise franchiseAmount cdRisqueCourt primaryCareDoctor { nomPrenom } }
        caisses {
          cdCaisse caisse
          produits { cdProduit produit primaryCareDoctor primaryCareDoctorMandatory franchises { cdFranchise amount } }
        }
        risques { cdRisqueCourt }
      }
    }
  }
}`;

export interface Proposed {
  mutationProposal: MutationProposal | null;
  transferProposal: TransferProposal | null;
}

/** The proposals to a household. */
export async function proposalsOf(
  who: Pick<Customer, "graphql">,
  headers?: Record<string, string>,
): Promise<Proposed> {
  const { data, errors } = await who.graphql(PROPOSALS, {}, headers);
  if (errors) throw new Error(JSON.stringify(errors));
  return data as Proposed;
}

/** The proposal to one person for a kind of change. */
export async function offerOf(
  who: Customer,
  code: MutationCode,
  insuredNumber: number = who.insuredNumber,
): Promise<ProposedMutation> {
  const { mutationProposal } = await proposalsOf(who);
  const found = mutationProposal?.assures
    .find(({ noAssure }) => noAssure === insuredNumber)
    ?.mutations.find((mutation) => mutation.code === code);
  if (!found) throw new Error(`Nothing is proposed for ${code}.`);
  return found;
}

export async function transferOf(who: Customer, insuredNumber: number = who.insuredNumber) {
  const { transferProposal } = await proposalsOf(who);
  const found = transferProposal?.assures.find(({ noAssure }) => noAssure === insuredNumber);
  if (!found) throw new Error("No transfer is proposed.");
  return found;
}

const SUBMIT = `mutation Submit($mutations: [ContractMutation!]!, $consents: [ContractChangeConsent!]) {
  submitContractMutations(mutations: $mutations, consents: $consents) { request requests }
}`;
const TRANSFER = `mutation Transfer($ref: String!, $demandes: [TransferDemand!]!, $consents: [ContractChangeConsent!]) {
  addTransfertCaisse(refDemande: $ref, demandes: $demandes, consents: $consents) { request requests }
}`;

export interface SentChange {
  code: MutationCode;
  value: string;
  startingDate: string;
  level?: string;
  mpr?: boolean;
  extra?: { key: string; value: string }[];
}

export interface Sending {
  insuredNumber?: number;
  consents?: string[] | null;
  headers?: Record<string, string>;
}

export function personWith(insuredNumber: number, ...changes: SentChange[]) {
  const data = changes.map((change) => ({ extra: [], ...change }));
  return { firstname: "Anna", lastname: "Rossi", insuredNumber, data };
}

/** Sends changes of one person, or of several persons with all their fields. */
export function sendChanges(
  who: Customer,
  changes: readonly SentChange[] | readonly ReturnType<typeof personWith>[],
  { insuredNumber = who.insuredNumber, consents = ["conditions"], headers }: Sending = {},
) {
  const mutations = changes.map((one) => ("data" in one ? one : personWith(insuredNumber, one)));
  const [first] = mutations;
  const isOnePerson = first && changes.every((one) => !("data" in one));
  const sent = isOnePerson
    ? [{ ...first, data: mutations.flatMap(({ data }) => data) }]
    : mutations;
  return who.graphql(SUBMIT, { mutations: sent, consents }, headers);
}

/** A transfer to Dent Blanche on 1 January 2027 by default. */
export function demand(noAssure: number, changes: Record<string, unknown> = {}) {
  const where = { cdCaisse: "9102", cdProduit: "RT01", cdFran: "FRA-300", cdRisqueCourt: "MIT" };
  return { noAssure, ...where, date: "2027-01-01", ...changes };
}

export async function sendTransfer(
  who: Customer,
  demandes: readonly ReturnType<typeof demand>[],
  { consents = ["conditions", "transfer"], ref }: { consents?: string[] | null; ref?: string } = {},
) {
  const known = ref ?? (await proposalsOf(who)).transferProposal?.refDemande ?? "none";
  return who.graphql(TRANSFER, { ref: known, demandes, consents });
}

/** The versions of a person's contract, the earliest first. */
export function versionsOf(insuredNumber: number) {
  return db
    .selectFrom("basicContract")
    .select([
      "validFrom",
      "validTo",
      "insurerCode",
      "productCode",
      "deductible",
      "risk",
      "periodicity",
    ])
    .where("insuredNumber", "=", insuredNumber)
    .orderBy("validFrom")
    .execute();
}

/** Runs an operator's command on a request, in the transaction of the test. */
export async function operator(command: string, id: string, reason?: string): Promise<void> {
  const order = requestCommands[`requests ${command}`];
  if (!order) throw new Error(`No command ${command}.`);
  const scanner = createScanner(undefined);
  const context = { db, secrets, scanner, now: new Date(), kinds: requestKinds, person: "anna" };
  await order.run(context, { words: [id], options: { reason } });
}

/** The statuses of requests, in their order. */
export async function statusesOf(ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("interaction")
    .select(["id", "status"])
    .where("id", "in", ids)
    .execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.status ?? "none");
}
