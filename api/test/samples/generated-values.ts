import { randomOf, type Random } from "../../seed/random.ts";

/** Valid, invalid and almost valid values for a rule, the same for a seed. */
export function generated(
  make: (random: Random) => string,
  { count = 10_000, seed = 2026 } = {},
): string[] {
  const random = randomOf(seed, make.name);
  return Array.from({ length: count }, () => spoilt(make(random), random));
}

/** One in three has a character added, removed or replaced. */
function spoilt(text: string, random: Random): string {
  if (random.chance(2 / 3)) return text;
  const at = random.between(0, text.length);
  const stranger = random.pick([
    " ",
    ".",
    "@",
    "é",
    "ß",
    "\u0000",
    "\ud800",
    "😀",
    "0",
    "Z",
    "-",
    "\n",
  ]);
  const [before, after] = [text.slice(0, at), text.slice(at)];
  return random.pick([
    before + stranger + after,
    before + after.slice(1),
    before + stranger + after.slice(1),
    before,
    after,
  ]);
}

export function anEmail(random: Random): string {
  const letters = () =>
    some(random, "abcdefghijklmnopqrstuvwxyzABC019-", 1, random.chance(0.02) ? 70 : 9);
  const name = [letters(), ...(random.chance(0.4) ? [letters()] : [])].join(".");
  const host = [letters(), random.pick(["ch", "com", "co.uk", "c", "123", "swiss"])].join(".");
  return `${name}@${host}`;
}

export function aPhone(random: Random): string {
  const code = random.pick(["+41 ", "0041", "0", "+", "", "+423 ", "+33", "+49 ", "+1 ", "+999"]);
  const area = random.pick(["79", "78", "74", "21", "44", "800", "900", "58", "6", "660", "202"]);
  const rest = some(random, "0123456789", 4, random.chance(0.7) ? 7 : 12);
  return `${code}${area}${random.pick(["", " ", "-", "/", "."])}${rest}`;
}

export function anIban(random: Random): string {
  const country = random.pick(["CH", "CH", "LI", "DE", "FR", "ch", "NO", "GB", "XX", "IT"]);
  const lengths: Record<string, number> = { DE: 18, FR: 23, NO: 11, GB: 18, IT: 23 };
  const length = random.chance(0.9) ? (lengths[country] ?? 17) : random.between(0, 40);
  const digits = some(random, "0123456789", length, length);
  const account = random.chance(0.2) ? some(random, "0123456789ABCZ", length, length) : digits;
  const check = random.chance(0.7)
    ? checkDigits(country, account)
    : some(random, "0123456789", 2, 2);
  const iban = country + check + account;
  return random.chance(0.5) ? iban.replaceAll(/(.{4})/g, "$1 ") : iban;
}

/** A valid or almost valid day. */
export function aDay(random: Random): string {
  const part = (low: number, high: number) => String(random.between(low, high)).padStart(2, "0");
  const year = random.chance(0.2) ? random.between(0, 9999) : random.between(1895, 2012);
  return `${String(year).padStart(4, "0")}-${part(0, 13)}-${part(0, 32)}`;
}

function checkDigits(country: string, account: string): string {
  const digits = [...`${account}${country}00`].map((one) => Number.parseInt(one, 36)).join("");
  return String(98n - (BigInt(digits) % 97n)).padStart(2, "0");
}

function some(random: Random, from: string, least: number, most: number): string {
  const length = random.between(least, most);
  return Array.from({ length }, () => from[random.between(0, from.length - 1)]).join("");
}
