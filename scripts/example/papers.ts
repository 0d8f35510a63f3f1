import { billsByCarrier } from "@portal/model/invoices/carriers.ts";
import { sumOfLines } from "@portal/model/invoices/invoice.ts";
import { invoiceNumberOf, referenceOf } from "@portal/model/invoices/reference.ts";
import { basicContractRows } from "../../api/seed/contracts/basic-contracts.ts";
import { premiumsOf } from "../../api/seed/contracts/premiums.ts";
import { smallPdf } from "../../api/seed/documents/small-pdf.ts";
import type { Household } from "../../api/seed/people/household.ts";
import { francs, world, write } from "./records.ts";

/** The premiums of three months: the first is paid, the second by most, the third is open. */
export function writeInvoices(household: Household, index: number): void {
  const [holder] = household.people;
  const account = household.accounts.find(({ type }) => type === "PPA");
  if (!holder || !account) return;
  const premiumsOn = premiumsOf(household, world);
  for (const [month, invoiceDate, deadline] of [
    ["2026-10", "2026-09-11", "2026-10-09"],
    ["2026-11", "2026-10-12", "2026-11-10"],
    ["2026-12", "2026-11-11", "2026-12-10"],
  ] as const) {
    const bills = billsByCarrier(premiumsOn(`${month}-01`));
    for (const [place, { carrier, lines }] of bills.entries()) {
      const number = invoiceNumberOf(holder.insuredNumber, month, place + 1);
      const total = francs(sumOfLines(lines));
      if (total <= 0) continue;
      write("invoices", `I-${number}`, {
        announce: false,
        number,
        policyholder: holder.insuredNumber,
        type: "PREMIUM",
        insurer: carrier.insurerCode,
        law: carrier.law,
        holder: account.displayName,
        periodFrom: `${month}-01`,
        periodTo: month === "2026-11" ? `${month}-30` : `${month}-31`,
        invoiceDate,
        deadline,
        paymentMode: account.paymentMode,
        reference: referenceOf(number),
        lines: lines.map(({ kind, insuredNumber, about, amount }) => ({
          kind,
          insuredNumber,
          about,
          amount: francs(amount),
        })),
        total,
      });
      const isPaid = month === "2026-10" || (month === "2026-11" && index % 7 !== 0);
      if (isPaid)
        write("payments", `P-${number}`, {
          announce: false,
          invoice: number,
          amount: total,
          paidOn: deadline,
          bankReference: `BANK-${number}`,
        });
    }
  }
}

/** A bill of a family doctor in spring, divided by the deductible of the year. */
export function writeStatements(household: Household): void {
  const rows = basicContractRows(household, world);
  for (const [place, person] of household.people.entries()) {
    const day = "2026-04-14";
    const contract = rows.findLast(
      (row) => row.insuredNumber === person.insuredNumber && row.validFrom <= day,
    );
    if (!contract || (person.insuredNumber + place) % 3 !== 0) continue;
    const billed = 18_000 + (person.insuredNumber % 97) * 1_00;
    const deductible = Math.min(billed, contract.deductible);
    const coinsurance = Math.round((billed - deductible) / 10);
    write("statements", `S-${person.insuredNumber}-1`, {
      announce: false,
      number: `S-2026-${person.insuredNumber}-01`,
      insuredNumber: person.insuredNumber,
      date: "2026-05-04",
      ...(billed > deductible && { paysOn: "2026-05-07" }),
      lines: [
        {
          provider: "Praxis Dr. med. Lüthi",
          category: "DOCTOR",
          treatmentBegin: day,
          treatmentEnd: day,
          tiers: "GARANT",
          billed: francs(billed),
          deductible: francs(deductible),
          coinsuranceRate: 1000,
          coinsurance: francs(coinsurance),
          basicPaid: francs(billed - deductible - coinsurance),
        },
      ],
    });
  }
}

/** The policy of next year, from the archive of the former system. */
export function writeDocuments(household: Household): void {
  const [holder] = household.people;
  if (!holder) return;
  const number = holder.insuredNumber;
  write("documents", `A-${number}-2027`, {
    announce: false,
    people: household.people
      .filter(({ forInformation }) => !forInformation)
      .map(({ insuredNumber }) => insuredNumber),
    type: "DOCUMENT",
    subType: "POLICY",
    filterType: "CONTRACT",
    date: "2026-10-12",
    language: holder.language,
    titles: {
      fr: "Police 2027",
      de: "Police 2027",
      it: "Polizza 2027",
      en: "Policy 2027",
    },
    reference: `P-${number}/27`,
    content: smallPdf(`Policy 2027, ${number}`),
  });
}
