import type { IncomingMessage } from "node:http";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { bringsFile } from "./app.ts";
import { importFile, type Run } from "./bank/import-file.ts";
import { requestKinds } from "./back-office.ts";
import { type Clock, systemClock } from "./core/clock.ts";
import type { Config } from "./core/config.ts";
import type { AppServices } from "./core/context.ts";
import { describeError } from "./core/log.ts";
import type { Metrics } from "./core/metrics.ts";
import { isDatabaseUnavailable } from "./core/db/connection-errors.ts";
import { onPipelinedConnection } from "./core/db/connection-driver.ts";
import { inTransaction } from "./core/db/transaction.ts";
import { clientAddress } from "./core/http/caller.ts";
import { createScanner } from "./core/scanner.ts";
import type { BankDoor } from "./exchange/bank-door.ts";
import { createDoor, isExchangeStream } from "./exchange/door.ts";
import { LONGEST_BATCH_MS } from "./exchange/incoming/batches.http.ts";
import { exchangeTokens } from "./exchange/access-tokens.ts";
import { invoiceBooks } from "./invoices/bank/bank-books.ts";
import type { Pools } from "./pools.ts";

/** After the longest batch, so that the batch ends by itself and says where it stopped. */
const LONGEST_REQUEST_MS = LONGEST_BATCH_MS + 5_000;

/** The door for systems of record, where it is open. */
export function openDoor(
  { config, secrets, machineClock = systemClock }: DoorSettings,
  { pools, metrics, ...own }: Pick<AppServices, "clock" | "log"> & OfProcess,
) {
  const { exchange, publicUrl, trustProxy, clamdUrl } = config;
  if (!exchange || !pools.exchange) return undefined;
  return createDoor({
    ...exchange,
    pool: pools.exchange,
    requests: { pool: pools.jobs, kinds: requestKinds },
    bank: bankDoor(pools.jobs, { ...own, secrets }),
    services: { ...own, secrets, scanner: createScanner(clamdUrl) },
    tokens: exchangeTokens(secrets, publicUrl, machineClock),
    metrics,
    machineClock,
    trustProxy,
    publicUrl,
  });
}

/** Bank files are booked in the role of the jobs, as those of the folder are. */
function bankDoor(
  pool: Pools["jobs"],
  { clock, log, secrets }: Pick<AppServices, "clock" | "log" | "secrets">,
): BankDoor {
  const run: Run = (work) =>
    inTransaction(pool, (connection) => work(onPipelinedConnection(connection)));
  return {
    importFile(file, { correlationId, tell }) {
      const onFailure = (error: unknown): void => {
        if (isDatabaseUnavailable(error)) throw error;
        log.error("bank entry not booked", { correlationId, error: describeError(error) });
      };
      const today = todayInZurich(clock.now());
      return importFile({ run, secrets, today, books: invoiceBooks, onFailure, tell }, file);
    },
  };
}

type DoorSettings = Pick<AppServices, "secrets"> & { config: Config; machineClock?: Clock };
interface OfProcess {
  pools: Pools;
  metrics: Metrics;
}

/** From where a request comes, whether its body is handed on as a stream, and how long the longest body may take. */
export function requestTraits({ exchange, trustProxy }: Config) {
  return {
    addressOf: (request: IncomingMessage) => clientAddress(request, trustProxy),
    isUpload({ method, url }: IncomingMessage): boolean {
      const path = url?.split("?")[0];
      return bringsFile(method, path) || (exchange !== undefined && isExchangeStream(method, path));
    },
    ...(exchange && { longestRequestMs: LONGEST_REQUEST_MS }),
  };
}
