/** Pairs of malformed numbers and birthdates, the same in every run. */
export function hostileTexts(count: number): [insuredNumber: string, birthdate: string][] {
  const random = randomFrom(20_261_116);
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value;
  const digits = (length: number) =>
    Array.from({ length }, () => Math.floor(random() * 10)).join("");
  const number = () =>
    pick<() => string>([
      () => digits(1 + Math.floor(random() * 12)),
      () => digits(7),
      () => pick(oddNumbers),
      () => scramble(digits(7)),
    ])();
  const day = () =>
    pick<() => string>([
      () => `19${digits(2)}-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 10)}`,
      () => `${digits(4)}-${digits(2)}-${digits(2)}`,
      () => pick(oddDays),
      () => scramble("1982-03-03"),
    ])();
  const scramble = (text: string) => {
    const place = Math.floor(random() * (text.length + 1));
    return text.slice(0, place) + pick(oddCharacters) + text.slice(place);
  };
  return Array.from({ length: count }, () => [number(), day()]);
}

const oddNumbers = [
  "",
  " ",
  "0",
  "00000",
  "-1",
  "+33",
  "1e9",
  "0x10",
  "2147483647",
  "2147483648",
  "9999999999",
  "99999999999",
  "３３００７７７",
  "٣٣",
  "33 00 777",
  "3300777\n",
  "3300777\u0000",
  "' or 1=1 --",
  "💳",
];
const oddDays = [
  "",
  "0000-01-01",
  "1899-12-31",
  "1900-01-01",
  "2024-02-29",
  "2023-02-29",
  "9999-12-31",
  "2999-01-01",
  "1982-3-3",
  "03.03.1982",
  "1982-03-03T00:00:00Z",
  "1982-03-03\u0000",
  "infinity",
  "now",
  "２０００-01-01",
];
const oddCharacters = ["\u0000", "'", '"', "\\", "%", "\uD800", "\u202E", " ", "\n", "é", "0", "-"];

/** A seeded generator (mulberry32), so that every run has the same values. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
