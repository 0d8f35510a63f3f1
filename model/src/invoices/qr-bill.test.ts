import { expect, test } from "vitest";
import { isPrintable } from "../typing/printable.ts";
import { type QrBill, qrBillText, qrFieldsOf } from "./qr-bill.ts";
import { referenceOf } from "./reference.ts";

const creditor = {
  name: "Cervin Santé SA",
  street: "Avenue du Mont-Blanc",
  number: "12",
  zip: "1003",
  city: "Lausanne",
  country: "CH",
};
const bill: QrBill = {
  iban: "CH2631999456001101017",
  creditor,
  amount: 412_35,
  reference: referenceOf("4218730000001"),
  message: "Facture 1",
};
const longest = {
  name: "Ž".repeat(120),
  street: "Rue ".repeat(30),
  number: "12345678901234567890",
  zip: "ABCDEFGHIJKLMNOPQRS",
  city: "Saint-Remy-en-Bouzemont-Saint-Genest-et",
  country: "FR",
};

test("I09 a QR-bill shortens what is longer than its field, and leaves the rest as it is", () => {
  const {
    debtor,
    creditor: kept,
    message,
  } = qrFieldsOf({
    ...bill,
    debtor: longest,
    message: "x".repeat(200),
  });
  expect(kept).toEqual(creditor);
  expect(message).toHaveLength(140);
  expect(debtor).toEqual({
    name: "Ž".repeat(70),
    street: "Rue ".repeat(30).slice(0, 70),
    number: "1234567890123456",
    zip: "ABCDEFGHIJKLMNOP",
    city: "Saint-Remy-en-Bouzemont-Saint-Genes",
    country: "FR",
  });
});

test("I09 a QR code holds permitted characters alone, in as many lines as ever", () => {
  const debtor = {
    name: "Иван \u202eIvanov\n",
    street: "Rue de l’Église 🏔",
    number: "12–14",
    zip: "٣٣",
    city: "北京\r\nBeijing",
    country: "CN",
  };
  const lines = qrBillText({ ...bill, debtor, message: "a\nb" }).split("\n");
  expect(lines.filter((line) => !isPrintable(line))).toEqual([]);
  expect(lines.slice(20, 27)).toEqual([
    "S",
    "???? Ivanov",
    "Rue de l'Église ?",
    "12-14",
    "??",
    "?? Beijing",
    "CN",
  ]);
  expect(lines).toHaveLength(31);
});

test.each([
  ["name", { name: " " }],
  ["postal code", { zip: "\u200b" }],
  ["town", { city: "" }],
  ["country", { country: "" }],
  ["known form of a country", { country: "FRA" }],
])("I09 a debtor without a %s is left for the payer to fill in by hand", (_, change) => {
  expect(qrFieldsOf({ ...bill, debtor: { ...creditor, ...change } }).debtor).toBeUndefined();
});
