/** Written from the Swiss Implementation Guidelines QR-bill 2.3, independently of the product's rules. */
const permitted = /^[\u0020-\u007e\u00a0-\u00ff\u0100-\u017f\u0218-\u021b\u20ac]*$/;
const longest = [1, 70, 70, 16, 16, 35, 2];

/** The errors for which banks would refuse the text of a Swiss QR code. */
export function refusedBy(code: string): string[] {
  const lines = code.split(/\r?\n/);
  const wrong: string[] = [];
  const demand = (holds: boolean, what: string) => void (holds || wrong.push(what));
  demand(lines.length >= 31 && lines.length <= 34, `${lines.length} lines`);
  demand(lines.slice(0, 3).join() === "SPC,0200,1", "head");
  demand(isIban(lines[3] ?? ""), "IBAN");
  demand(lines[30] === "EPD", "trailer");
  demand(/^\d{1,9}\.\d{2}$/.test(lines[18] ?? "") && Number(lines[18]) >= 0.01, "amount");
  demand(lines[19] === "CHF", "currency");
  demand(lines[27] === "QRR" && isReference(lines[28] ?? ""), "reference");
  demand((lines[29] ?? "").length <= 140, "message");
  for (const line of lines) demand(permitted.test(line), `characters of ${JSON.stringify(line)}`);
  for (const [who, from] of [
    ["creditor", 4],
    ["debtor", 20],
  ] as const) {
    const party = lines.slice(from, from + 7);
    const [kind, name, , , zip, city, country] = party;
    const isLeftOut = who === "debtor" && party.every((line) => line === "");
    for (const [at, most] of longest.entries())
      demand((party[at] ?? "").length <= most, `${who} ${at} longer than ${most}`);
    demand(isLeftOut || (kind === "S" && Boolean(name && zip && city && country)), who);
  }
  demand(
    lines.slice(11, 18).every((line) => line === ""),
    "ultimate creditor",
  );
  return wrong;
}

function isIban(iban: string): boolean {
  if (!/^(CH|LI)\d{2}3[01]\d{3}\w{12}$/.test(iban)) return false;
  const moved = `${iban.slice(4)}${iban.slice(0, 4)}`;
  const digits = Array.from(moved, (sign) => parseInt(sign, 36)).join("");
  return BigInt(digits) % 97n === 1n;
}

/** Recursive modulo 10. */
function isReference(reference: string): boolean {
  if (!/^\d{27}$/.test(reference)) return false;
  const table = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5];
  const carry = Array.from(reference.slice(0, 26)).reduce(
    (so, digit) => table[(so + Number(digit)) % 10] ?? 0,
    0,
  );
  return (10 - carry) % 10 === Number(reference[26]);
}
