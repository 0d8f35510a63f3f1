import { type Customer, db, secrets } from "../portal.ts";
import { detailsBinding } from "../../src/insurer/requests/kinds.ts";

/** A fall off a bicycle with the required fields only. */
export function aFall(insuredNumber: number, more: Record<string, unknown> = {}) {
  return {
    subject: "Déclaration d’accident",
    concernedInsuredNumber: insuredNumber,
    status: "INDEP",
    accidentDate: "2026-11-07",
    accidentHour: "15:40",
    accidentPlace: "Quai d’Ouchy, Lausanne",
    accidentDescription: "Elle a glissé sur les feuilles.\nElle est tombée sur le bras.",
    injuredBodyPart: ["LEFT_FOREARM", "LEFT_WRIST"],
    injuryNature: "FRACTURE",
    doctorName: "CHUV, Lausanne",
    insurerCompanyAuthorized: true,
    ...more,
  };
}

/** Each switch with its fields. */
export const filledIn = {
  employed: { status: "SALARIE", lessThan8Hours: true, employer: "Boulangerie Riponne" },
  unemployed: {
    status: "CHOMAGE",
    unemploymentAllowance: true,
    unemploymentAllowanceStartDate: "2026-09-01",
    stillUnemployed: true,
  },
  police: { accidentPoliceReport: true, policeReportReporterName: "Agente Perret" },
  thirdParty: {
    thirdPartyAccident: true,
    thirdPartyName: "Jean Favre",
    thirdPartyInsuranceName: "Assurance du Léman",
  },
  dental: { dentalInjuries: true, dentistConsulted: "Dre Morel", doctorName: "" },
  ongoing: { treatmentOngoing: true, treatmentContinuationDoctorName: "Dr Maronget" },
  incapacity: {
    incapacity: true,
    incapacityStartDate: "2026-11-07",
    incapacityEndDate: "2026-12-05",
  },
  insured: {
    insurances: {
      employer: { name: "SUVA", healingCostsName: "SUVA" },
      supplemental: { name: "Cervin Plus", healingCostsName: "Cervin" },
      private: { name: "Léman Vie", healingCostsName: "Léman" },
      school: { name: "Assurance scolaire", healingCostsName: "Canton" },
      other: { name: "Club alpin", healingCostsName: "Rega" },
    },
  },
  traffic: {
    circulationAccident: true,
    vehicleAtFaulNumberplate: "VD 123456",
    vehicleInsurerName: "Assurance du Léman",
    insuredVehicleNumberplate: "VD 654321",
  },
};

/** The decrypted requests of an account of a type. */
export async function openedRequests({ id: accountId }: Customer, type: string) {
  const rows = await db
    .selectFrom("interaction")
    .select(["id", "nature", "status", "insuredNumber", "details", "language"])
    .where("accountId", "=", accountId)
    .where("type", "=", type)
    .execute();
  return rows.map(({ details, ...row }) => ({
    ...row,
    details: JSON.parse(secrets.decrypt(detailsBinding(row.id), details)) as unknown,
  }));
}

/** The rows that a declaration creates: none if it is refused. */
export async function tracesOf({ id }: Customer) {
  const counted = async (table: "interaction" | "document" | "message") => {
    const { count } = await db
      .selectFrom(table)
      .select((query) => query.fn.countAll().as("count"))
      .where("accountId", "=", id)
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  const attached = await db
    .selectFrom("uploadedFile")
    .select("id")
    .where("accountId", "=", id)
    .where("attachedTo", "is not", null)
    .execute();
  return {
    requests: await counted("interaction"),
    documents: await counted("document"),
    messages: await counted("message"),
    files: attached.length,
  };
}
export const noTraces = { requests: 0, documents: 0, messages: 0, files: 0 };
