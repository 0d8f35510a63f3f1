import { isLoopback, isLoopbackHost } from "./loopback.ts";
import { StartProblem } from "./start-problem.ts";

/** The settings that are refused in some combinations. */
interface CheckedSettings {
  databaseUrl: string | undefined;
  role: string;
  migrates: boolean;
  secretKeys: string | undefined;
  publicUrl: string;
  environment: string;
  host: string;
  demonstration: boolean;
}

/** The embedded database and the keys beside it belong to one process, which does everything. */
export function refuseUnshared({ databaseUrl, role, migrates, secretKeys }: CheckedSettings): void {
  if (role === "all" && migrates) return;
  if (databaseUrl !== undefined && secretKeys !== undefined) return;
  throw new StartProblem(
    "Settings: ROLE=web, ROLE=jobs and MIGRATE=false need DATABASE_URL and SECRET_KEYS: the processes share them.",
  );
}

/** Refuses development shortcuts on a public host, demonstration accounts without a second setting, and public http. */
export function refuseUnsafe(config: CheckedSettings, isPublicDemonstration: boolean): void {
  const { publicUrl, environment, host, demonstration } = config;
  if (environment === "local" && !isLoopbackHost(host)) {
    throw new StartProblem(
      `Settings: ENVIRONMENT=local opens sessions without a password and must not listen at HOST ${host}; only a loopback address may.`,
    );
  }
  if (isLoopback(publicUrl)) return;
  if (environment === "local") {
    throw new StartProblem(
      `Settings: ENVIRONMENT=local serves development shortcuts and must not run at ${publicUrl}.`,
    );
  }
  if (demonstration && !isPublicDemonstration) {
    throw new StartProblem(
      `Settings: DEMONSTRATION=true opens ${publicUrl} to all visitors with a password that is public. Say PUBLIC_DEMONSTRATION=true as well if that is wanted, or DEMONSTRATION=false.`,
    );
  }
  if (!publicUrl.startsWith("http:")) return;
  throw new StartProblem(
    `Settings: PUBLIC_URL ${publicUrl} must be https; only a loopback address may be http.`,
  );
}
