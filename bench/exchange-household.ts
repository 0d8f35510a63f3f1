const home = {
  uses: ["DOMICILE_LEGAL", "CORRESPONDANCE"],
  validFrom: "2020-01-01",
  street: "Rue du Lac",
  number: "4",
  country: "CH",
  zip: "1003",
  city: "Lausanne",
};
const AS_OF = "2026-01-01T00:00:00Z";

const people = [
  { firstname: "Élodie", birthdate: "1985-04-12", gender: "F" },
  { firstname: "Bjørn", birthdate: "1984-02-29", gender: "M" },
  { firstname: "Zoë", birthdate: "2016-02-29", gender: "F" },
];

/** The records of a household as a source sends them: three people, each with two contracts. */
export function exchangeHousehold(policyholder: number) {
  const numbers = people.map((_, at) => policyholder + at);
  const household = {
    asOf: AS_OF,
    announce: false,
    policyholder,
    people: people.map((person, at) => ({
      ...person,
      insuredNumber: policyholder + at,
      lastname: "Zürcher",
      language: "fr",
      addresses: [home],
    })),
    accounts: [{ insuredNumber: policyholder }],
  };
  const basic = { insurer: "9101", product: "RT01", risk: "MIT", periodicity: "MONTHLY" };
  return [
    { entity: "households", id: `H-${policyholder}`, data: household },
    ...numbers.flatMap((insuredNumber, at) => [
      {
        entity: "contracts",
        id: `B-${insuredNumber}`,
        data: {
          asOf: AS_OF,
          kind: "BASIC",
          insuredNumber,
          versions: [{ ...basic, validFrom: "2024-01-01", deductible: at === 2 ? 0 : 300 }],
        },
      },
      {
        entity: "contracts",
        id: `S-${insuredNumber}`,
        data: {
          asOf: AS_OF,
          kind: "SUPPLEMENTARY",
          insuredNumber,
          product: "BO02",
          versions: [{ validFrom: "2024-01-01", level: "1", risk: "MIT" }],
        },
      },
    ]),
  ];
}
