import { hash } from "node:crypto";

/** A random generator with a fixed sequence for each seed and name. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(low: number, high: number): number;
  chance(share: number): boolean;
  pick<T>(choices: readonly [T, ...T[]]): T;
  /** One of the choices, by weight. */
  weighted<T>(choices: readonly [Weighted<T>, ...Weighted<T>[]]): T;
  /** A normal distribution around 0. */
  normal(): number;
}
type Weighted<T> = readonly [choice: T, weight: number];

/** Each name has its own sequence, so that a new area does not change the data of others. */
export function randomOf(seed: number, name: string): Random {
  const next = streamOf(bytesOf(seed, name));
  const between = (low: number, high: number): number =>
    low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick: (choices) => choices[between(0, choices.length - 1)] ?? choices[0],
    weighted(choices) {
      const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
      let rest = next() * total;
      return (choices.find(([, weight]) => (rest -= weight) < 0) ?? choices[0])[0];
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}

/** A UUID in the form of those of the database. */
export function uuidOf(seed: number, name: string): string {
  const bytes = bytesOf(seed, name);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex", 0, 16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

export function bytesOf(seed: number, name: string): Buffer {
  return hash("sha256", `${seed} ${name}`, "buffer");
}

/** sfc32 by Chris Doty-Humphrey: small, fast, and passes PractRand. */
function streamOf(state: Buffer): () => number {
  let a = state.readInt32LE(0);
  let b = state.readInt32LE(4);
  let c = state.readInt32LE(8);
  let counter = state.readInt32LE(12);
  return () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
}
