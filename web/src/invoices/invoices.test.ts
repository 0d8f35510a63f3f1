import { expect, test } from "vitest";
import { type Invoice, pressureOf } from "./invoices.ts";

type Sorted = Pick<
  Invoice,
  "id" | "status" | "deadline" | "overdueSince" | "restCarried" | "totalAmount"
>;

const invoice = (id: string, change: Partial<Sorted> = {}): Invoice =>
  ({
    id,
    status: "ENCOURS",
    deadline: "2026-12-10",
    overdueSince: null,
    restCarried: false,
    totalAmount: 400,
    ...change,
  }) satisfies Sorted as Invoice;

/** The default order of the list, from the order of the API. */
const listed = (...invoices: Invoice[]) =>
  invoices.toSorted((one, other) => pressureOf(other) - pressureOf(one)).map(({ id }) => id);

test("I02 what is in debt collection stands above what is due later, and settled invoices come last, the newest first", () => {
  const overdue = { overdueSince: "2026-08-10" };
  expect(
    listed(
      invoice("paid lately", { status: "REGLEE", deadline: "2027-01-31" }),
      invoice("open"),
      invoice("cancelled", { status: "ANNULEE", deadline: "2026-10-01" }),
      invoice("late", { overdueSince: "2026-11-10", deadline: "2026-11-10" }),
      invoice("credit", { totalAmount: -41.2, deadline: "2026-11-01" }),
      invoice("reminded", { ...overdue, status: "RAPPEL", deadline: "2026-11-25" }),
      invoice("carried", { restCarried: true, deadline: "2026-09-01" }),
      invoice("in collection", { ...overdue, status: "POURSUITE" }),
      invoice("warned", { ...overdue, status: "SOMMATION", deadline: "2026-12-05" }),
    ),
  ).toEqual([
    "in collection",
    "warned",
    "reminded",
    "late",
    "open",
    "carried",
    "paid lately",
    "credit",
    "cancelled",
  ]);
});

test("I02 of the same stage the one that is overdue for longest stands first, regardless of the days in letters", () => {
  expect(
    listed(
      invoice("since October", {
        status: "RAPPEL",
        overdueSince: "2026-10-10",
        deadline: "2026-11-20",
      }),
      invoice("since August", {
        status: "RAPPEL",
        overdueSince: "2026-08-10",
        deadline: "2026-11-30",
      }),
      invoice("due second", { deadline: "2026-12-20" }),
      invoice("due first", { deadline: "2026-12-01" }),
    ),
  ).toEqual(["since August", "since October", "due first", "due second"]);
});
