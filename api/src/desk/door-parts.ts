import type { Department, StaffRole } from "@portal/model/desk/rights.ts";
import type { QueueName } from "@portal/model/desk/watch.ts";
import type { GraphQLSchema } from "graphql";
import type pg from "pg";
import type { Clock } from "../core/clock.ts";
import type { AppServices } from "../core/context.ts";
import type { Metrics } from "../core/metrics.ts";
import type { Books } from "../insurer/bank/books.ts";
import type { SettleDamage } from "../insurer/damage-settlement.ts";
import type { Receivables } from "../insurer/receivables.ts";
import type { AnyKind } from "../insurer/requests/kinds.ts";

/** The throttle of sign-ins, which counts for all nodes together. */
export interface SignInThrottle {
  count(one: SignInTry): Promise<{ isOverLimit: boolean; pauseMs: number }>;
  forgive(one: SignInTry): Promise<void>;
}

/** Where the identity provider of the staff sends the browser back to. */
export const PROVIDER_CALLBACK = "/desk/v1/sign-in/callback";

/** The sign-in at an identity provider of the insurer's. */
export interface StaffProvider {
  name: string;
  begin(language: string): Promise<{ url: URL; pending: PendingSignIn } | undefined>;
  finish(
    answer: URLSearchParams,
    pending: PendingSignIn,
  ): Promise<ProvidedStaff | "denied" | "unavailable" | "secondFactor">;
}

/** What the answer of the provider is checked against. */
export interface PendingSignIn {
  state: string;
  nonce: string;
  verifier: string;
  startedAt: number;
}

/** What the provider said of a member of staff. */
export interface ProvidedStaff {
  issuer: string;
  subject: string;
  email: string | undefined;
  name: string | undefined;
  department: Department | undefined;
  roles: readonly StaffRole[];
}

interface SignInTry {
  emailHash: Buffer;
  address: string;
}

export type DeskServices = Pick<
  AppServices,
  "clock" | "log" | "secrets" | "scanner" | "uploadTimeouts"
>;

export interface CustomerReads {
  pool: pg.Pool;
  schema: GraphQLSchema;
  services: AppServices;
}

/** The parts of the door for the insurer's staff. */
export interface DoorParts {
  /** In the role `desk`. */
  pool: pg.Pool;
  /** In the role `jobs`, for the insurer's own operations, such as a decision. */
  jobs: pg.Pool;
  /** In the role `identity`, which alone reads passwords and factors. */
  identity: pg.Pool;
  throttle: SignInThrottle;
  /** Where staff sign in; undefined: here, with a password and an authenticator. */
  provider: StaffProvider | undefined;
  /** The keys under which wrong passwords of a customer are counted. */
  throttlesOf: (loginEmailHash: Buffer) => string[];
  services: DeskServices;
  /** The portal's own queries, which read in the role of the portal what row level security shows a customer. */
  view: CustomerReads;
  /** The kinds of customers' requests. */
  kinds: readonly AnyKind[];
  /** The books of the invoices, on which payments are booked. */
  books: Books;
  /** How each queue is measured. */
  backlogs: Readonly<Record<QueueName, string>>;
  /** What is owed: dunning and plans of instalments. */
  receivables: Receivables;
  /** How a declared damage is settled. */
  settleDamage: SettleDamage;
  metrics: Metrics;
  /** The real time, also where the insurer's clock is set to another day. */
  machineClock: Clock;
  trustProxy: boolean;
  publicUrl: string;
  /** Whether the invented members of staff may sign in. */
  isDemonstration: boolean;
}
