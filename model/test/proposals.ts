import type {
  InsuredTransfer,
  MutationCode,
  MutationProposal,
  OfferedInsurer,
  ProposedMutation,
  ProposedValue,
  Proposals,
  TransferPeriod,
} from "../src/contract-changes/proposal.ts";

/** The persons of the proposals. */
export const [anna, ben, carla] = [4711, 4712, 4713] as const;

const newYear = "2027-01-01";
const months = ["2026-12-01", "2027-01-01", "2027-02-01"];

export function value(code: string, more: Partial<ProposedValue> = {}): ProposedValue {
  return {
    code,
    text: code,
    amount: null,
    dates: [newYear],
    dateDefault: newYear,
    primaryCareDoctor: false,
    primaryCareDoctorMandatory: false,
    ...more,
  };
}

export function offered(code: MutationCode, ...values: ProposedValue[]): ProposedMutation {
  return { code, constraints: [], enabled: true, values };
}

const withDoctor = { primaryCareDoctor: true, primaryCareDoctorMandatory: true };

/** Anna can change everything, Ben only his deductible, and Carla nothing, because a change of hers is pending. */
export const mutationProposal: MutationProposal = {
  id: "proposal-1",
  warningMessage: null,
  assures: [
    {
      noAssure: anna,
      firstname: "Anna",
      lastname: "Rossi",
      mutations: [
        offered(
          "aosModel",
          value("RF01", withDoctor),
          value("RX01", { primaryCareDoctor: true }),
          value("RS01"),
        ),
        offered("deductible", value("FRA-300", { amount: 300_00 }), value("FRA-2500")),
        offered("riskAdd", value("MIT", { dates: months, dateDefault: null })),
        offered("riskDel", value("OHN", { dates: months, dateDefault: "2026-12-01" })),
        offered("primaryCareDoctor", value("RF02", { ...withDoctor, dates: months })),
        offered(
          "invoiceFrequency",
          value("QUARTERLY", { dates: ["2027-04-01"], dateDefault: null }),
          value("YEARLY"),
        ),
      ],
    },
    {
      noAssure: ben,
      firstname: "Ben",
      lastname: "Rossi",
      mutations: [
        offered("deductible", value("FRA-0"), value("FRA-600")),
        { code: "riskDel", constraints: ["UNDER_AGE"], enabled: false, values: [value("OHN")] },
      ],
    },
    {
      noAssure: carla,
      firstname: "Carla",
      lastname: "Rossi",
      mutations: [
        {
          code: "deductible",
          constraints: ["PENDING"],
          enabled: false,
          values: [value("FRA-300")],
        },
      ],
    },
  ],
};

const insurers: OfferedInsurer[] = [
  {
    cdCaisse: "C2",
    caisse: "Cervin Deux",
    produits: [
      {
        cdProduit: "RF21",
        produit: "Médecin",
        variantes: [],
        ...withDoctor,
        franchises: [
          { cdFranchise: "FRA-300", franchise: "300", amount: 300_00 },
          { cdFranchise: "FRA-2500", franchise: "2500", amount: 2500_00 },
        ],
      },
      {
        cdProduit: "RT21",
        produit: "Libre choix",
        variantes: [{ cdVariante: "V1", variante: "Une" }],
        primaryCareDoctor: false,
        primaryCareDoctorMandatory: false,
        franchises: [{ cdFranchise: "FRA-300", franchise: "300", amount: 300_00 }],
      },
    ],
  },
  {
    cdCaisse: "C3",
    caisse: "Cervin Trois",
    produits: [
      {
        cdProduit: "RT31",
        produit: "Libre choix",
        variantes: [],
        primaryCareDoctor: false,
        primaryCareDoctorMandatory: false,
        franchises: [{ cdFranchise: "FRA-500", franchise: "500", amount: 500_00 }],
      },
    ],
  },
];

export function period(date: string, more: Partial<TransferPeriod> = {}): TransferPeriod {
  return {
    date,
    infosContrat: {
      cdCaisse: "C1",
      caisse: "Cervin",
      cdProduit: "RT01",
      produit: "Libre choix",
      cdFranchise: "FRA-300",
      franchiseCourt: "300",
      franchiseAmount: 300_00,
      cdRisqueCourt: "MIT",
      cdVariante: "N/A",
      primaryCareDoctor: null,
    },
    caisses: insurers,
    risques: [{ cdRisqueCourt: "MIT" }, { cdRisqueCourt: "OHN" }],
    ...more,
  };
}

/** Anna can transfer in July or January, Ben in January with accidents covered, Carla not: she is in arrears. */
export const transfers: InsuredTransfer[] = [
  { noAssure: anna, constraints: [], periodes: [period("2027-01-01"), period("2027-07-01")] },
  {
    noAssure: ben,
    constraints: [],
    periodes: [period("2027-01-01", { risques: [{ cdRisqueCourt: "MIT" }] })],
  },
  { noAssure: carla, constraints: ["ARREARS"], periodes: [period("2027-01-01")] },
];

export const proposals: Proposals = {
  mutation: mutationProposal,
  transfer: { refDemande: "ref-1", assures: transfers },
};
