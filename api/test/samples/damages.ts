import { db } from "../portal.ts";

/** Adds a property contract: by default a household with glass. */
export async function hasProperty(
  insuredNumber: number,
  {
    productCode = "FC01",
    validFrom = "2020-01-01",
    validTo = "9999-12-31",
    modules = [
      { code: "CONTENTS", level: "PLUS", insuredAmount: 85_000_00, deductible: 200_00 },
      { code: "LIABILITY", level: "PLUS", insuredAmount: 5_000_000_00, deductible: 0 },
      { code: "GLASS", level: "PLUS", insuredAmount: 5_000_00, deductible: 0 },
    ],
  } = {},
): Promise<string> {
  const noContract = `P-${productCode}-${insuredNumber}`;
  await db
    .insertInto("propertyContract")
    .values({
      insuredNumber,
      noContract,
      productCode,
      validFrom,
      validTo,
      endsOn: "2030-12-31",
      level: "PLUS",
      circle: "PERSON",
      periodicity: "YEARLY",
      statusTaker: "TENANT",
      residenceType: "MAIN",
      constructionType: "SOLID",
      street: "Via Nassa 12",
      town: "6900 Lugano",
      modules: JSON.stringify(modules),
    })
    .execute();
  return noContract;
}

/** A water damage with the fields that every damage requires. */
export function aFlood(contract: string, more: Record<string, unknown> = {}) {
  return {
    contract,
    kind: "WATER",
    damageDate: "2026-11-14",
    damageHour: "07:15",
    place: "Via Nassa 12, Lugano",
    description: "La machine à laver a coulé.\nLe parquet est gondolé.",
    things: [
      { what: "Parquet", amount: 1200 },
      { what: "Tapis", amount: 280.5 },
    ],
    contactPhone: "079 123 45 67",
    isConfirmed: true,
    ...more,
  };
}

export const theft = { kind: "THEFT", policeReport: true, policeStation: "Polizia Lugano" };
export const liability = { kind: "LIABILITY", injuredPartyName: "Marta Pedrini" };
