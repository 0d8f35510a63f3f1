import type { Entity } from "../../entity.ts";
import { contracts } from "./contract/contract.ts";
import { documents } from "./document.ts";
import { deaths, departures } from "./endings.ts";
import { familyDoctors } from "./family-doctor.ts";
import { households } from "./household/household.ts";
import { invoices } from "./invoice/invoice.ts";
import { payments } from "./invoice/payment.ts";
import { statements } from "./statement.ts";
import { vouchers } from "./voucher.ts";

/** What belongs to customers, in the order in which a first load needs it. */
export const customerEntities: readonly Entity[] = [
  households,
  contracts,
  familyDoctors,
  invoices,
  payments,
  statements,
  documents,
  vouchers,
  deaths,
  departures,
];
