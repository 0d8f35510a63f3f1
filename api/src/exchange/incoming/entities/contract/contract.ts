import { Contract } from "@portal/model/exchange/contract.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../../../core/db/tables.ts";
import { defineEntity } from "../../../entity.ts";
import { actsOfCustomers } from "../customers-acts.ts";
import { lockInsured } from "../insured.ts";
import { contradicts, requirePast, wrongField } from "../problems.ts";
import { correctYears } from "../years-of-care.ts";
import { writeBasic } from "./basic.ts";
import { writeProperty } from "./property.ts";
import { writeSupplementary } from "./supplementary.ts";

export const contracts = defineEntity({
  name: "contracts",
  about:
    "A contract with all its versions. The basic insurance of a person is one contract with all the products that it had.",
  rule: Contract,
  async write({ db, services }, { data, internalKey }) {
    requirePast(data.asOf, services.clock.now());
    const key = keyOf(data);
    if (internalKey !== undefined && internalKey !== key)
      throw contradicts("insuredNumber", "exchange.otherKey");
    const { insuredNumber } = data;
    const [person, isKept] = await Promise.all([
      lockInsured(db, insuredNumber, "insuredNumber"),
      actsOfCustomers(db, [insuredNumber], ["CONTRACT"], data.asOf),
      requireProducts(db, data),
      data.kind === "BASIC" ? requireInsurers(db, data) : undefined,
    ]);
    requireWithin(data, person.leftOn);
    // What a customer changed after this state was read stands.
    if (internalKey !== undefined && isKept(insuredNumber, "CONTRACT")) return key;
    await writeVersions(db, data);
    if (internalKey !== undefined && data.kind === "BASIC") await correctYears(db, person);
    return key;
  },
});

function keyOf(contract: Contract): string {
  if (contract.kind === "PROPERTY") return `PROPERTY ${contract.number}`;
  const { kind, insuredNumber } = contract;
  return kind === "BASIC"
    ? `BASIC ${insuredNumber}`
    : `${kind} ${insuredNumber} ${contract.product}`;
}

function writeVersions(db: Kysely<Tables>, contract: Contract): Promise<void> {
  if (contract.kind === "BASIC") return writeBasic(db, contract);
  if (contract.kind === "SUPPLEMENTARY") return writeSupplementary(db, contract);
  return writeProperty(db, contract);
}

/** No contract holds after the person's last day. */
function requireWithin({ versions }: Contract, lastDay: string | null): void {
  if (lastDay === null) return;
  for (const [at, { validTo }] of versions.entries())
    if (validTo > lastDay) throw contradicts(`versions.${at}.validTo`, "contract.afterDeparture");
}

async function requireProducts(db: Kysely<Tables>, contract: Contract): Promise<void> {
  const used =
    contract.kind === "BASIC"
      ? contract.versions.map(({ product }, at) => ({ product, path: `versions.${at}.product` }))
      : [{ product: contract.product, path: "product" }];
  const rows = await db
    .selectFrom("product")
    .select(["code", "levels"])
    .where("kind", "=", contract.kind)
    .where(
      "code",
      "in",
      used.map(({ product }) => product),
    )
    .execute();
  const known = new Map(rows.map(({ code, levels }) => [code, levels]));
  for (const { product, path } of used)
    if (!known.has(product)) throw wrongField(path, "product.unknown");
  if (contract.kind === "BASIC") return;
  const levels = known.get(contract.product);
  for (const [at, { level }] of contract.versions.entries())
    if (typeof levels !== "object" || levels === null || !Object.hasOwn(levels, level))
      throw wrongField(`versions.${at}.level`, "product.unknown");
}

async function requireInsurers(
  db: Kysely<Tables>,
  { versions }: Extract<Contract, { kind: "BASIC" }>,
): Promise<void> {
  const codes = versions.map(({ insurer }) => insurer);
  const rows = await db.selectFrom("insurer").select("code").where("code", "in", codes).execute();
  const known = new Set(rows.map(({ code }) => code));
  for (const [at, insurer] of codes.entries())
    if (!known.has(insurer)) throw wrongField(`versions.${at}.insurer`, "insurer.unknown");
}
