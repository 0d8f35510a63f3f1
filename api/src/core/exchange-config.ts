import { z } from "zod";
import { StartProblem } from "./start-problem.ts";

/** The settings of the door for systems of record. */
export const exchangeSettings = {
  EXCHANGE: z
    .stringbool({ truthy: ["true"], falsy: ["false"], error: "must be true or false" })
    .default(false),
  EXCHANGE_CERTIFICATE_HEADER: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,60}$/i, "must be the name of a header")
    .toLowerCase()
    .optional(),
  EXCHANGE_LARGEST_RECORD_KB: z.coerce
    .number("must be a number from 1 to 65536")
    .int()
    .min(1)
    .max(65_536)
    .default(8_192),
  EXCHANGE_LARGEST_BANK_FILE_MB: z.coerce
    .number("must be a number from 1 to 500")
    .int()
    .min(1)
    .max(500)
    .default(64),
  EXCHANGE_REQUESTS_PER_MINUTE: z.coerce
    .number("must be a number from 1 to 1000000")
    .int()
    .min(1)
    .max(1_000_000)
    .default(6_000),
  EXCHANGE_EVENT_DAYS: z.coerce
    .number("must be a number from 1 to 3650")
    .int()
    .min(1)
    .max(3_650)
    .default(30),
  WEBHOOK_PRIVATE_TARGETS: z
    .stringbool({ truthy: ["true"], falsy: ["false"], error: "must be true or false" })
    .default(false),
};

/** The door for systems of record; where it is closed, each address below /exchange is unknown. */
export interface ExchangeConfig {
  /** The header in which a trusted proxy passes on the certificate of a client. */
  certificateHeader: string | undefined;
  /** In bytes: of a body with one record, and of a line of a batch. */
  largestRecord: number;
  /** In bytes. */
  largestBankFile: number;
  /** The limit of one client on one node. */
  requestsPerMinute: number;
}

interface GivenSettings {
  EXCHANGE: boolean;
  EXCHANGE_CERTIFICATE_HEADER?: string | undefined;
  EXCHANGE_LARGEST_RECORD_KB: number;
  EXCHANGE_LARGEST_BANK_FILE_MB: number;
  EXCHANGE_REQUESTS_PER_MINUTE: number;
  TRUST_PROXY: boolean;
}

export function exchangeOf(settings: GivenSettings): ExchangeConfig | undefined {
  const { EXCHANGE: isOpen, EXCHANGE_CERTIFICATE_HEADER: certificateHeader } = settings;
  if (certificateHeader !== undefined && !settings.TRUST_PROXY) {
    throw new StartProblem(
      "Settings: EXCHANGE_CERTIFICATE_HEADER needs TRUST_PROXY=true: without a trusted proxy each caller could write the header.",
    );
  }
  if (!isOpen) return undefined;
  return {
    certificateHeader,
    largestRecord: settings.EXCHANGE_LARGEST_RECORD_KB * 1024,
    largestBankFile: settings.EXCHANGE_LARGEST_BANK_FILE_MB * 1024 * 1024,
    requestsPerMinute: settings.EXCHANGE_REQUESTS_PER_MINUTE,
  };
}
