import { createHash } from "node:crypto";
import { brand } from "@portal/brand/brand.ts";
import { moveDay } from "@portal/model/calendar/calendar.ts";
import { isUnpaid } from "@portal/model/invoices/invoice.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import { sealDetails } from "../../src/insurer/bank/entry-details.ts";
import type { Household, World } from "../people/household.ts";
import { uuidOf } from "../random.ts";
import { invoicesOf } from "./invoices.ts";

interface Arrived {
  name: string;
  amount: number;
  reason: string;
  words?: string;
  account?: string;
  currency?: string;
  isDebit?: boolean;
}

interface BankRows {
  bankFile: Insertable<Tables["bankFile"]>[];
  bankEntry: Insertable<Tables["bankEntry"]>[];
}

/** The payments of a bank's file that no invoice claims: some of them belong to open invoices of the households. */
export function unmatchedPaymentRows(households: readonly Household[], world: World): BankRows {
  const { today, seed, secrets } = world;
  const fileId = uuidOf(seed, "bank file");
  const day = moveDay(today, { days: -1 });
  const payments = [...owed(households, world), ...strangers];
  return {
    bankFile: [
      {
        id: fileId,
        hash: createHash("sha256").update(`bank file ${seed}`).digest("hex"),
        kind: "CAMT054",
        messageId: `DEMONSTRATION-${seed}`,
        name: "payments.xml",
        entries: payments.length,
        doneAt: new Date(`${day}T06:00:00Z`),
      },
    ],
    bankEntry: payments.map(
      ({ name, amount, reason, words, account, currency, isDebit }, place) => {
        const id = uuidOf(seed, `bank entry ${place}`);
        return {
          id,
          iban: brand.iban,
          entryKey: `demonstration ${place}`,
          batchKey: `demonstration ${place}`,
          fileId,
          bookedOn: day,
          amount,
          currency: currency ?? "CHF",
          isCredit: isDebit !== true,
          details: sealDetails(secrets, id, { name, account, words }),
          state: currency === undefined ? "UNKNOWN" : "REFUSED",
          reason,
          createdAt: new Date(Date.parse(`${day}T06:00:00Z`) + place * 1000),
        };
      },
    ),
  };
}

/** Payments of households that owe something, without the reference of the QR-bill. */
function owed(households: readonly Household[], world: World): Arrived[] {
  return households
    .flatMap((household) => {
      const open = invoicesOf(household, world).filter(
        ({ status, totalAmount }) => isUnpaid(status) && totalAmount > 0,
      );
      const [first] = open;
      if (!first) return [];
      const { holder, totalAmount, fees } = first;
      return {
        name: `${holder.lastname} ${holder.firstname}`,
        amount: totalAmount + fees,
        reason: "NO_REFERENCE",
        words: `Rechnung ${first.no.slice(0, 6)}`,
        account: "CH9300762011623852957",
      };
    })
    .slice(0, 4);
}

const strangers: readonly Arrived[] = [
  {
    name: "Treuhand Bachmann AG",
    amount: 12_480_00,
    reason: "NO_REFERENCE",
    words: "Prämien Familien Rochat und Zbinden",
    account: "CH5604835012345678009",
  },
  {
    name: "Garage Moser",
    amount: 380_50,
    reason: "NO_REFERENCE",
    words: "Rechnung 2026-118",
    account: "CH3908704016075473007",
  },
  { name: "Elena Marchetti", amount: 250_00, currency: "EUR", reason: "FOREIGN_CURRENCY" },
  {
    name: "Kontoführung",
    amount: 18_00,
    isDebit: true,
    reason: "UNKNOWN_DEBIT",
    words: "Gebühren November",
  },
];
