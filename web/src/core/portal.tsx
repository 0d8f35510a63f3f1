import type { Maintenance } from "@portal/model/portal/client.ts";
import type { FlagId } from "@portal/model/portal/flags.ts";
import { type Profile, profileOf } from "@portal/model/portal/profile.ts";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { type ComponentType, createContext, type ReactNode, use, useEffect } from "react";
import type { PathName } from "./routing/paths.ts";
import { whenIdle } from "./idle.ts";
import { ApiProblem, get, query, queryPublic, raiseError } from "./http/api.ts";
import { report } from "./errors/errors.ts";
import { raisedFlags } from "./public-flags.ts";
import type { PortalQuery } from "./http/gql/private.ts";
import { logout, rememberUserEmail } from "./session/session.ts";
import { loadOwnConfiguration, type OwnConfiguration } from "./own-configuration.ts";
import { FeatureFlags, maintenancePath, PortalData } from "./portal-requests.ts";

export type Insured = PortalQuery["profile"]["insureds"][number];

/** The account, the feature flags and the insurer's settings, for every screen. */
export interface Portal {
  readonly profile: Profile;
  readonly insureds: readonly Insured[];
  readonly flags: ReadonlySet<FlagId>;
  readonly configuration: OwnConfiguration;
  readonly maintenance: Maintenance;
  /** The number of unread notifications when the portal opened. */
  readonly unreadNotifications: number;
  readonly built: ReadonlySet<PathName>;
  /** The person whom a representative sees; null in one's own portal. */
  readonly actingFor: PortalQuery["actingFor"];
  /** Publishes a saved change of the account to all screens without another request. */
  readonly updateProfile: (change: ProfileChange) => void;
}

type ProfileChange = Partial<Pick<Profile, "correspondance" | "phoneNumber">>;

const PortalContext = createContext<Portal | undefined>(undefined);

export function usePortal(): Portal {
  const portal = use(PortalContext);
  if (!portal) throw new Error("usePortal is called outside the portal");
  return portal;
}

/** The insurer's settings, also on public pages without an account. */
export function usePublicConfiguration(): OwnConfiguration {
  const portal = use(PortalContext);
  const { data } = useSuspenseQuery({
    queryKey: ["public-configuration"],
    queryFn: loadOwnConfiguration,
    staleTime: Infinity,
    ...(portal && { initialData: portal.configuration }),
  });
  return data;
}

/** What is shown in one's own portal alone, and not to a representative. */
export function OwnPortal({ children }: { children: ReactNode }) {
  return usePortal().actingFor ? null : children;
}

interface PortalGateProps {
  readonly built: ReadonlySet<PathName>;
  readonly maintenanceScreen: ComponentType<{ endDate: string | null }>;
  readonly nonOwnerNotice: ReactNode;
  readonly children: ReactNode;
}

/** Shows the portal once the account is loaded and if it may use the portal. */
export function PortalGate({
  built,
  maintenanceScreen: MaintenanceScreen,
  nonOwnerNotice,
  children,
}: PortalGateProps) {
  const cache = useQueryClient();
  const { data } = useSuspenseQuery({
    queryKey: ["portal"],
    queryFn: loadPortal,
    select: withFlagSet,
    staleTime: Infinity,
  });
  const email = data.kind === "ready" ? data.portal.profile.loginEmail : undefined;
  useEffect(() => {
    // A representative is not told it.
    if (!email) return;
    rememberUserEmail(email);
    // It runs when the browser is idle, and its code is not part of the first screen.
    whenIdle()
      .then(() => import("./technical-information.ts"))
      .then((late) => late.sendTechnicalInformation(), report);
  }, [email]);
  if (data.kind === "maintenance") return <MaintenanceScreen endDate={data.endDate} />;
  const { profile, flags } = data.portal;
  const updateProfile = (change: ProfileChange) => {
    cache.setQueryData<Outcome>(
      ["portal"],
      (before) =>
        before?.portal && {
          ...before,
          portal: { ...before.portal, profile: { ...profile, ...change } },
        },
    );
  };
  const isOpen = profile.isAddressOwner || flags.has("AFFILIATE_ACCOUNTS");
  return (
    <PortalContext value={{ ...data.portal, built, updateProfile }}>
      {isOpen ? children : nonOwnerNotice}
    </PortalContext>
  );
}

type LoadedPortal = Omit<Portal, "built" | "updateProfile" | "flags"> & {
  readonly flags: readonly FlagId[];
};

/** Serializable as JSON, because the server sends it with the page. */
type Outcome =
  | { kind: "maintenance"; endDate: string | null; portal?: undefined }
  | { kind: "ready"; portal: LoadedPortal };

function withFlagSet(outcome: Outcome) {
  if (outcome.kind === "maintenance") return outcome;
  const { portal } = outcome;
  return { ...outcome, portal: { ...portal, flags: new Set(portal.flags) } };
}

/** Loads everything in parallel. Failures are silent until it is known whether they are a maintenance. */
async function loadPortal(): Promise<Outcome> {
  const data = query(PortalData, {}, { silent: true });
  const flags = queryPublic(FeatureFlags, { platform: "web" }, { silent: true });
  const configuration = loadOwnConfiguration();
  const everything = Promise.allSettled([data, flags, configuration]);

  const maintenance = await get<Maintenance>(maintenancePath, { silent: true }).catch(
    () => undefined,
  );
  if (!maintenance || maintenance.gmnetRaised) {
    return { kind: "maintenance", endDate: maintenance?.gmnetMaintenancePage.endDate ?? null };
  }
  const [account, switches, settings] = await everything;
  if (settings.status === "rejected") return leave();
  if (account.status === "rejected") {
    if (isShutOut(account.reason)) return leave();
    raiseError(account.reason);
    throw account.reason;
  }
  // If the flags cannot be read, all are off, and no error is shown.
  if (switches.status === "rejected") report(switches.reason);

  const { extranaute, insureds } = account.value.profile;
  const profile = profileOf(extranaute, insureds);
  if (!profile) return leave();
  return {
    kind: "ready",
    portal: {
      profile,
      insureds,
      maintenance,
      actingFor: account.value.actingFor,
      unreadNotifications: account.value.unreadNotifications,
      configuration: settings.value,
      flags: raisedFlags(switches.status === "fulfilled" ? switches.value.featureFlags : []),
    },
  };
}

/** The API refuses an account without a main insured. */
const isShutOut = (reason: unknown): boolean =>
  reason instanceof ApiProblem && reason.code === "FORBIDDEN";

/** Signs out an account that cannot use the portal; the promise never settles, so nothing is shown meanwhile. */
function leave(): Promise<never> {
  logout();
  return new Promise(() => undefined);
}
