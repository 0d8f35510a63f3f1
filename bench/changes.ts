import { loadavg } from "node:os";
import { readConfig } from "../api/src/core/config.ts";
import { databaseAt } from "../api/src/core/db/open.ts";
import { createLog } from "../api/src/core/log.ts";
import { createPortal, type RunningPortal } from "../api/src/portal.ts";
import type { Effort } from "./effort.ts";
import { quantile, table } from "./figures.ts";
import { benchRoles, benchSecrets, openSeededDatabase } from "./seeded-database.ts";

const DOCUMENTS = {
  mutationProposal: `query Changes {
    mutationProposal {
      id warningMessage
      assures {
        noAssure firstname lastname yearlyCosts { year costs }
        mutations {
          code constraints enabled
          values { code text amount dates dateDefault primaryCareDoctor primaryCareDoctorMandatory }
        }
      }
    }
  }`,
  transferProposal: `query Changes {
    transferProposal {
      refDemande
      assures {
        noAssure constraints
        periodes {
          date
          caisses { cdCaisse caisse produits { cdProduit produit franchises { cdFranchise amount } } }
          risques { cdRisqueCourt }
        }
      }
    }
  }`,
};
const households = { four: "camille@example.ch", nine: "zbinden@example.ch" };
type Household = keyof typeof households;

const efforts = { full: 400, quick: 80, smoke: 1 };
const WARM_UPS = 20;
const MOST = 1.5;

/** Both proposals for nine insured and for four: whole requests, in turns, so that both have the same noise. */
export async function measureChanges(effort: Effort, open = openSeededDatabase): Promise<void> {
  const seeded = await open();
  let portal: RunningPortal | undefined;
  const statements: number[] = [];
  try {
    portal = await createPortal({
      config: readConfig({ PUBLIC_URL: "http://localhost:3000" }),
      database: databaseAt(seeded.url, benchRoles, benchSecrets),
      secrets: benchSecrets,
      log: createLog("info", (line) => void statements.push(statementsIn(line))),
      acceptsAnyDocument: true,
    });
    const four = await askAs(portal, await seeded.accountOf(households.four));
    const nine = await askAs(portal, await seeded.accountOf(households.nine));
    const lines: string[][] = [];
    for (const [field, query] of Object.entries(DOCUMENTS)) {
      const times = await inTurns(
        { four: () => four(query), nine: () => nine(query) },
        efforts[effort],
      );
      const [of4, of9] = [quantile(times.four, 0.5), quantile(times.nine, 0.5)];
      const figures = [of4, of9].map((ms) => `${ms.toFixed(1)} ms`);
      lines.push([field, ...figures, (of9 / of4).toFixed(2), String(Math.max(...statements))]);
    }
    console.log(
      table(["proposal", "4 insured", "9 insured", `ratio, at most ${MOST}`, "statements"], lines),
    );
    console.log(`the load while it ran is ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    await portal?.stop();
    await seeded.close();
  }
}

/** The statements of the session and of the audit line count too. */
function statementsIn(line: string): number {
  const { statements }: { statements?: number } = JSON.parse(line);
  return statements ?? 0;
}

async function inTurns(
  ask: Record<Household, () => Promise<void>>,
  rounds: number,
): Promise<Record<Household, number[]>> {
  const times: Record<Household, number[]> = { four: [], nine: [] };
  for (let round = -Math.min(WARM_UPS, rounds); round < rounds; round++) {
    for (const household of ["four", "nine"] as const) {
      const began = performance.now();
      await ask[household]();
      if (round >= 0) times[household].push(performance.now() - began);
    }
  }
  return times;
}

async function askAs(portal: RunningPortal, account: string) {
  const session = await portal.sessions.begin(account);
  if (!session) throw new Error("No session for this account.");
  const headers = {
    "content-type": "application/json",
    authorization: `Bearer ${session.token}`,
    cookie: `fgp=${session.fingerprint}`,
  };
  return async (query: string): Promise<void> => {
    const body = JSON.stringify({ query });
    const door = "/graphql/private?operationName=Changes";
    const answer = await portal.app.request(door, { method: "POST", headers, body });
    const { errors }: { errors?: unknown[] } = await answer.json();
    if (errors) throw new Error(JSON.stringify(errors));
  };
}
