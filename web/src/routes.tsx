import { brand } from "@portal/brand/brand.ts";
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import {
  type PortalPath,
  type PathName,
  paths,
  pathNames,
  guardOutcome,
} from "./core/routing/paths.ts";
import { ErrorBoundary } from "./core/errors/ErrorBoundary.tsx";
import { useHost } from "./core/host.ts";
import { useLeftFor, useMaintenanceRaised } from "./core/errors/errors.ts";
import { loadTexts, useLanguage, useTexts } from "./core/language/i18n.tsx";
import { ResetScrollAndFocus, useDropFailedQueries } from "./core/routing/navigation.ts";
import type { PortalLocation } from "./core/routing/location.ts";
import { PortalGate, usePortal } from "./core/portal.tsx";
import { Redirect, Router, useLocation } from "./core/routing/router.tsx";
import { RaisedSurvey } from "./parts/surveys/RaisedSurvey.tsx";
import { HomeScreen } from "./home/HomeScreen.tsx";
import { BlankShell } from "./shell/BlankShell.tsx";
import { CrashNotice } from "./shell/screens/CrashNotice.tsx";
import { CrashScreen } from "./shell/screens/CrashScreen.tsx";
import { ErrorDialog } from "./shell/ErrorDialog.tsx";
import { MissingScreen } from "./shell/screens/MissingScreen.tsx";
import { LeftScreen } from "./shell/screens/LeftScreen.tsx";
import { MaintenanceScreen } from "./shell/screens/MaintenanceScreen.tsx";
import { ScreenSkeleton } from "./shell/screens/ScreenSkeleton.tsx";
import { Shell } from "./shell/Shell.tsx";
import { type LazyPart, lazyPart, NotMissed } from "./ui/feedback/lazy-part.tsx";

/**
 * The screens that are built; all but the homepage are fetched when they are needed, with `lazyScreen`.
 * An address that is not here is offered in no menu and answers as an unknown one.
 */
const screens: Partial<Record<PathName, LazyPart<object>>> = {
  home: Home,
  attributions: lazyScreen(
    async () => (await import("./attributions/AttributionsScreen.tsx")).AttributionsScreen,
  ),
  account: lazyScreen(async () => (await import("./account/AccountScreen.tsx")).AccountScreen),
  consent: lazyScreen(async () => (await import("./consent/ConsentScreen.tsx")).ConsentScreen),
  contract: lazyScreen(async () => (await import("./contract/ContractScreen.tsx")).ContractScreen),
  contractMutation: lazyScreen(
    async () =>
      (await import("./contract-changes/ContractChangesScreen.tsx")).ContractChangesScreen,
  ),
  documents: lazyScreen(
    async () => (await import("./documents/DocumentsScreen.tsx")).DocumentsScreen,
  ),
  documentsSend: lazyScreen(async () => (await import("./send/SendScreen.tsx")).SendScreen),
  helpFindAgency: lazyScreen(
    async () => (await import("./agencies/AgenciesScreen.tsx")).AgenciesScreen,
  ),
  interactions: lazyScreen(
    async () => (await import("./interactions/InteractionsScreen.tsx")).InteractionsScreen,
  ),
  delegations: lazyScreen(
    async () => (await import("./delegations/DelegationsScreen.tsx")).DelegationsScreen,
  ),
  reimbursements: lazyScreen(
    async () => (await import("./reimbursements/ReimbursementsScreen.tsx")).ReimbursementsScreen,
  ),
  invoices: lazyScreen(async () => (await import("./invoices/InvoicesScreen.tsx")).InvoicesScreen),
  maternity: lazyScreen(
    async () => (await import("./maternity/MaternityScreen.tsx")).MaternityScreen,
  ),
  orderCard: lazyScreen(async () => (await import("./cards/OrderCardScreen.tsx")).OrderCardScreen),
  cyberprotect: lazyScreen(
    async () => (await import("./cyberprotect/CyberprotectScreen.tsx")).CyberprotectScreen,
  ),
  leclub: lazyScreen(async () => (await import("./club/ClubScreen.tsx")).ClubScreen),
  profile: lazyScreen(async () => (await import("./profile/ProfileScreen.tsx")).ProfileScreen),
  professional: lazyScreen(
    async () => (await import("./professional/ProfessionalScreen.tsx")).ProfessionalScreen,
  ),
  selfServiceInsuranceCard: lazyScreen(
    async () => (await import("./self-service/InsuranceCardScreen.tsx")).InsuranceCardScreen,
  ),
  selfServiceFailure: lazyScreen(
    async () => (await import("./self-service/FailureScreen.tsx")).FailureScreen,
  ),
  settings: lazyScreen(async () => (await import("./settings/SettingsScreen.tsx")).SettingsScreen),
};
const UnknownScreen = lazyScreen(
  async () => (await import("./shell/screens/UnknownScreen.tsx")).UnknownScreen,
);
const NonOwnerNotice = lazyScreen(
  async () => (await import("./shell/screens/NonOwnerNotice.tsx")).NonOwnerNotice,
);
const PublicShell = lazyPart(
  async () => (await import("./shell/PublicShell.tsx")).PublicShell,
  MissingScreen,
);
const Welcome = lazyPart(async () => (await import("./welcome/Welcome.tsx")).Welcome, NotMissed);
const built: ReadonlySet<PathName> = new Set(pathNames.filter((name) => screens[name]));

function lazyScreen(load: () => Promise<ComponentType>): LazyPart<object> {
  return lazyPart(load, MissingScreen);
}

/** The whole portal, from the address it is opened at. */
export function Portal({ initial }: { initial: PortalLocation }) {
  return (
    <Router
      initial={initial}
      preload={(path) => screens[builtAddress(path) ?? "home"]?.preload?.()}
    >
      <ErrorBoundary fallback={CrashScreen}>
        <Suspense fallback={<Loading />}>
          <Layout />
        </Suspense>
      </ErrorBoundary>
      <Suspense>
        <ErrorDialog />
      </Suspense>
    </Router>
  );
}

/** Whether an address opens without a login. */
export function isPublicPath(path: string): boolean {
  const name = builtAddress(path);
  return name !== undefined && paths[name].access === "public";
}

function builtAddress(path: string | undefined): PathName | undefined {
  return pathNames.find((name) => paths[name].path === path && built.has(name));
}

/** Where an address leads instead of having a screen of its own, if that is built. No self-service of another name is. */
export function redirectOf(path: string): string | undefined {
  if (path.startsWith("/self-service/") && !builtAddress(path)) return paths.requestAccess.path;
  const all: readonly PortalPath[] = pathNames.map((name) => paths[name]);
  const target = all.find((address) => address.path === path)?.redirect;
  return builtAddress(target) && target;
}

function Loading() {
  const isSelfService = useLocation().path.startsWith("/self-service/");
  return <BlankShell variant={isSelfService ? "selfService" : "portal"} />;
}

function Layout() {
  const { path, search } = useLocation();
  const leftFor = useLeftFor();
  const isMaintenanceRaised = useMaintenanceRaised();
  if (leftFor !== undefined) return <LeftScreen address={leftFor} />;
  if (isMaintenanceRaised) return <MaintenanceScreen endDate={null} />;
  const target = redirectOf(path);
  if (target) return <Redirect to={target + search} />;
  if (isPublicPath(path)) {
    return (
      <PublicShell>
        <CurrentScreen name={builtAddress(path)} />
      </PublicShell>
    );
  }
  return (
    <PortalGate
      built={built}
      maintenanceScreen={MaintenanceScreen}
      nonOwnerNotice={<NonOwnerNotice />}
    >
      <Shell>
        <GuardedScreen />
      </Shell>
      <ErrorBoundary fallback={Nothing}>
        <Suspense>
          <Welcome />
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary fallback={Nothing}>
        <RaisedSurvey />
      </ErrorBoundary>
    </PortalGate>
  );
}

/** A welcome or a survey that fails is not missed. */
function Nothing() {
  return null;
}

/** The screen of the address, for those whom its guard lets in; the others are sent home. */
function GuardedScreen() {
  const portal = usePortal();
  const { path } = useLocation();
  const name = builtAddress(path);
  if (name && guardOutcome(name, portal) === "home") return <Redirect to="/" />;
  return <CurrentScreen name={name} />;
}

function CurrentScreen({ name }: { name: PathName | undefined }): ReactNode {
  const { path } = useLocation();
  const startedAt = useRef(path);
  useDropFailedQueries(path);
  useTitle(name);
  useFormTexts(name);
  const CurrentOrNone = (name && screens[name]) ?? UnknownScreen;
  return (
    <ErrorBoundary key={path} fallback={CrashNotice}>
      <Suspense fallback={<ScreenSkeleton />}>
        <CurrentOrNone />
        <ResetScrollAndFocus path={path} startedAt={startedAt} />
      </Suspense>
    </ErrorBoundary>
  );
}

function useTitle(name: PathName | undefined): void {
  const t = useTexts("template");
  const g = useTexts("global");
  const title = name ? t(`titles.${name}`) : g("notFound.title");
  useEffect(() => {
    document.title = `${title} – ${brand.name}`;
  }, [title]);
}

/** The texts of fields come with a screen, not with the first field that opens on it. The homepage has none. */
function useFormTexts(name: PathName | undefined): void {
  const { language } = useLanguage();
  if (name !== "home") void loadTexts(language, "forms");
}

/** The greeting goes by the clock of the moment the homepage is opened. */
function Home() {
  const host = useHost();
  const [now] = useState(() => host.now());
  return <HomeScreen now={now} />;
}
