/** The creditor on documents of tests. */
export const creditor = {
  name: "Cervin Santé SA",
  street: "Avenue du Mont-Blanc",
  number: "12",
  zip: "1003",
  city: "Lausanne",
  country: "CH",
  qrIban: "CH2631999456001101017",
};
