import { z } from "zod";

const MOST_SECONDS = 60;

/** The settings of reads from a replica. */
export const replicaSettings = {
  DATABASE_READ_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" })
    .optional(),
  DATABASE_READ_LAG_SECONDS: z.coerce
    .number(`must be a number of seconds from 1 to ${MOST_SECONDS}`)
    .min(1)
    .max(MOST_SECONDS)
    .default(5),
};

/** A replica for the reads that may be a little behind. */
export interface ReplicaConfig {
  url: string;
  longestLagMs: number;
}

interface GivenSettings {
  DATABASE_READ_URL?: string | undefined;
  DATABASE_READ_LAG_SECONDS: number;
  ROLE: string;
}

/** The jobs read nothing that may be behind. */
export function replicaOf(settings: GivenSettings): ReplicaConfig | undefined {
  const { DATABASE_READ_URL: url, DATABASE_READ_LAG_SECONDS: seconds, ROLE: role } = settings;
  return url === undefined || role === "jobs" ? undefined : { url, longestLagMs: seconds * 1000 };
}
