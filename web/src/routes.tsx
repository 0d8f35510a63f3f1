import { Boundary } from "./core/hydration.tsx";
import { brand } from "@portal/brand/brand.ts";
import { type ComponentType, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import {
  guardOutcome,
  isForVisitors,
  isLazyRoute,
  lazyRoutes,
  type PathName,
  pathNameOf,
  pathNames,
  type PortalPath,
  paths,
} from "./core/routing/paths.ts";
import { ErrorBoundary } from "./core/errors/ErrorBoundary.tsx";
import { useEnvironment } from "./core/environment.ts";
import { useDeferred } from "./core/idle.ts";
import { useAddressAfterSignOut, useMaintenanceRaised } from "./core/errors/errors.ts";
import { loadTexts, useLanguage, useTexts } from "./core/language/i18n.tsx";
import { ResetScrollAndFocus, useDropFailedQueries } from "./core/routing/navigation.ts";
import type { PortalLocation } from "./core/routing/location.ts";
import { OwnPortal, type Portal as PortalData, PortalGate, usePortal } from "./core/portal.tsx";
import { Redirect, Router, useLocation } from "./core/routing/router.tsx";
import { RaisedSurvey } from "./parts/surveys/RaisedSurvey.tsx";
import { HomeScreen } from "./home/HomeScreen.tsx";
import { BlankShell } from "./shell/BlankShell.tsx";
import { CrashNotice } from "./shell/screens/CrashNotice.tsx";
import { CrashScreen } from "./shell/screens/CrashScreen.tsx";
import { ErrorDialog } from "./shell/ErrorDialog.tsx";
import { MissingScreen } from "./shell/screens/MissingScreen.tsx";
import { LeftScreen } from "./shell/screens/LeftScreen.tsx";
import { ScreenSkeleton } from "./shell/screens/ScreenSkeleton.tsx";
import { Shell } from "./shell/Shell.tsx";
import { type LazyPart, lazyPart, SilentFallback } from "./ui/feedback/lazy-part.tsx";

const screens: Partial<Record<PathName, LazyPart<object>>> = { home: Home };
for (const name of lazyRoutes) {
  screens[name] = lazyScreen(async () =>
    isForVisitors(name)
      ? (await import("./visitor-screens.ts")).screenCode[name]()
      : (await import("./screens.ts")).screenCode[name](),
  );
}
const UnknownScreen = lazyScreen(
  async () => (await import("./shell/screens/UnknownScreen.tsx")).UnknownScreen,
);
const NonOwnerNotice = lazyScreen(
  async () => (await import("./shell/screens/NonOwnerNotice.tsx")).NonOwnerNotice,
);
const MaintenanceScreen = lazyPart(
  async () => (await import("./shell/screens/MaintenanceScreen.tsx")).MaintenanceScreen,
  MissingScreen,
);
const PublicShell = lazyPart(
  async () => (await import("./shell/PublicShell.tsx")).PublicShell,
  MissingScreen,
);
const Welcome = lazyPart(
  async () => (await import("./welcome/Welcome.tsx")).Welcome,
  SilentFallback,
);
const ActingHome = lazyPart<NonNullable<PortalData["actingFor"]>>(
  async () => (await import("./home/ActingHome.tsx")).ActingHome,
  MissingScreen,
);
const built: ReadonlySet<PathName> = new Set(pathNames.filter((name) => screens[name]));

function lazyScreen(load: () => Promise<ComponentType>): LazyPart<object> {
  return lazyPart(load, MissingScreen);
}

export function Portal({ initial }: { initial: PortalLocation }) {
  return (
    <Router initial={initial} preload={(path) => void preloadScreen(path)}>
      <ErrorBoundary fallback={CrashScreen}>
        <Boundary fallback={<Loading />}>
          <Layout />
        </Boundary>
      </ErrorBoundary>
      <Boundary>
        <ErrorDialog />
      </Boundary>
    </Router>
  );
}

export async function preloadScreen(path: string): Promise<void> {
  await screens[builtAddress(path) ?? "home"]?.preload?.();
}

/** The name of an address's screen; nothing if it has none. */
export function screenAt(path: string): PathName | undefined {
  return builtAddress(path);
}

/** Whether an address opens without a login. */
export function isPublicPath(path: string): boolean {
  const name = builtAddress(path);
  return name !== undefined && paths[name].access !== "private";
}

function builtAddress(path: string | undefined): PathName | undefined {
  const name = path === undefined ? undefined : pathNameOf(path);
  return name && built.has(name) ? name : undefined;
}

/** The target of an address without a screen of its own, if that is built. Unknown self-services redirect too. */
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
  const leftFor = useAddressAfterSignOut();
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
      <OwnPortal>
        <ErrorBoundary fallback={Nothing}>
          <LateWelcome />
        </ErrorBoundary>
        <ErrorBoundary fallback={Nothing}>
          <RaisedSurvey />
        </ErrorBoundary>
      </OwnPortal>
    </PortalGate>
  );
}

/** Only on the homepage, because a late dialog would cover a form. */
function LateWelcome() {
  const { path } = useLocation();
  const isIdle = useDeferred();
  return <Boundary>{isIdle && path === paths.home.path && <Welcome />}</Boundary>;
}

/** A failed welcome or survey shows nothing. */
function Nothing() {
  return null;
}

/** The screen of the address, if its guard allows it; otherwise a redirect home. */
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
  useTitle(name, path);
  useTextsOfScreen(name);
  const CurrentOrNone = (name && screens[name]) ?? UnknownScreen;
  return (
    <ErrorBoundary key={path} fallback={CrashNotice}>
      <Boundary fallback={<ScreenSkeleton />}>
        <CurrentOrNone />
        <ResetScrollAndFocus path={path} startedAt={startedAt} />
      </Boundary>
    </ErrorBoundary>
  );
}

export function titleOf(screen: string): string {
  return `${screen} – ${brand.name}`;
}

/** A layout effect runs before the effects of the screen, which may set a better title. */
function useTitle(name: PathName | undefined, path: string): void {
  const t = useTexts("template");
  const g = useTexts("global");
  const title = titleOf(name ? t(`titles.${name}`) : g("notFound.title"));
  useLayoutEffect(() => {
    document.title = title;
  }, [title, path]);
}

/** A screen's texts, and those of fields, are loaded with its code, not after it. The homepage needs none. */
function useTextsOfScreen(name: PathName | undefined): void {
  const { language } = useLanguage();
  if (name === "home") return;
  void loadTexts(language, "forms");
  if (name && isLazyRoute(name)) void loadTexts(language, paths[name].screen);
}

/** The greeting uses the time at which the homepage is opened. */
function Home() {
  const host = useEnvironment();
  const [now] = useState(() => host.now());
  const { actingFor } = usePortal();
  if (actingFor) return <ActingHome {...actingFor} />;
  return <HomeScreen now={now} />;
}
