import { Boundary } from "./core/hydration.tsx";
import { brand } from "@portal/brand/brand.ts";
import { type ComponentType, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import {
  type PortalPath,
  type PathName,
  paths,
  pathNames,
  guardOutcome,
  pathNameOf,
} from "./core/routing/paths.ts";
import { ErrorBoundary } from "./core/errors/ErrorBoundary.tsx";
import { useEnvironment } from "./core/environment.ts";
import { useDeferred } from "./core/idle.ts";
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
import { ScreenSkeleton } from "./shell/screens/ScreenSkeleton.tsx";
import { Shell } from "./shell/Shell.tsx";
import { isForVisitors, isLazyRoute, lazyRouteNames, lazyRoutes } from "./lazy-routes.ts";
import { type LazyPart, lazyPart, NotMissed } from "./ui/feedback/lazy-part.tsx";

const screens: Partial<Record<PathName, LazyPart<object>>> = { home: Home };
for (const name of lazyRouteNames) {
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
const Welcome = lazyPart(async () => (await import("./welcome/Welcome.tsx")).Welcome, NotMissed);
const built: ReadonlySet<PathName> = new Set(pathNames.filter((name) => screens[name]));

function lazyScreen(load: () => Promise<ComponentType>): LazyPart<object> {
  return lazyPart(load, MissingScreen);
}

/** The whole portal, from the address it is opened at. */
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

/** Fetches the code of a screen before it is needed. */
export async function preloadScreen(path: string): Promise<void> {
  await screens[builtAddress(path) ?? "home"]?.preload?.();
}

/** The name of the screen that an address opens; nothing where the address has none. */
export function screenAt(path: string): PathName | undefined {
  return builtAddress(path);
}

/** Whether an address opens without a login. */
export function isPublicPath(path: string): boolean {
  const name = builtAddress(path);
  return name !== undefined && paths[name].access === "public";
}

function builtAddress(path: string | undefined): PathName | undefined {
  const name = path === undefined ? undefined : pathNameOf(path);
  return name && built.has(name) ? name : undefined;
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
        <LateWelcome />
      </ErrorBoundary>
      <ErrorBoundary fallback={Nothing}>
        <RaisedSurvey />
      </ErrorBoundary>
    </PortalGate>
  );
}

/** On the homepage alone: a dialog that opens late would cover a form that is being filled in. */
function LateWelcome() {
  const { path } = useLocation();
  const isIdle = useDeferred();
  return <Boundary>{isIdle && path === paths.home.path && <Welcome />}</Boundary>;
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

/** Before the effects of the screen, which may know a better title for its path. */
function useTitle(name: PathName | undefined, path: string): void {
  const t = useTexts("template");
  const g = useTexts("global");
  const title = titleOf(name ? t(`titles.${name}`) : g("notFound.title"));
  useLayoutEffect(() => {
    document.title = title;
  }, [title, path]);
}

/**
 * The texts of a screen come with its code, not after it, and those of fields not with the first one that opens on it.
 * The homepage has none.
 */
function useTextsOfScreen(name: PathName | undefined): void {
  const { language } = useLanguage();
  if (name === "home") return;
  void loadTexts(language, "forms");
  if (name && isLazyRoute(name)) void loadTexts(language, lazyRoutes[name]);
}

/** The greeting goes by the clock of the moment the homepage is opened. */
function Home() {
  const host = useEnvironment();
  const [now] = useState(() => host.now());
  return <HomeScreen now={now} />;
}
