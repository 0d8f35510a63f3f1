import { anyOf } from "../core/routing/search.ts";

const holders = ["Anna Muster", "Beat Beispiel", "Chiara Esempio"] as const;

export interface Sample {
  readonly number: string;
  readonly title: string;
  readonly holder: (typeof holders)[number];
  readonly due: string;
  readonly status: "due" | "late" | "paid";
  readonly rappen: number;
}

const statuses = ["due", "late", "paid", "paid"] as const;

export const samples: readonly Sample[] = Array.from({ length: 23 }, (_, index) => ({
  number: `26-${String(118_430 + index * 7)}`,
  title:
    index % 3 === 0 ? "Cost share" : `Premium ${String(12 - (index % 12)).padStart(2, "0")}/2026`,
  holder: holders[index % 3] ?? holders[0],
  due: `2026-${String(12 - (index % 12)).padStart(2, "0")}-${String(21 - (index % 5)).padStart(2, "0")}`,
  status: statuses[index % 4] ?? "paid",
  rappen: index % 5 === 4 ? -2060 : 9645 + index * 47_315,
}));

export const statusLabels = { due: "To pay", late: "Late", paid: "Paid" };
export const status = anyOf("status", ["due", "late", "paid"]);
export const holder = anyOf("holder", holders);
