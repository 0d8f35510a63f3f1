import { brand } from "@portal/brand/brand.ts";
import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  Navigate,
  Outlet,
  redirect,
  type RouteComponent,
  useMatches,
} from "@tanstack/react-router";
import { Suspense, useEffect, useState } from "react";
import {
  type Address,
  type AddressName,
  addresses,
  addressNames,
  guardOutcome,
} from "./core/addresses.ts";
import { report, useMaintenanceRaised } from "./core/errors.ts";
import { useTexts } from "./core/i18n.tsx";
import { useFreshStart } from "./core/navigation.ts";
import { PortalGate, usePortal } from "./core/portal.tsx";
import { HomeScreen } from "./home/HomeScreen.tsx";
import { BlankShell } from "./shell/BlankShell.tsx";
import { CrashScreen } from "./shell/CrashScreen.tsx";
import { CrashNotice } from "./shell/CrashNotice.tsx";
import { ErrorDialog } from "./shell/ErrorDialog.tsx";
import { MaintenanceScreen } from "./shell/MaintenanceScreen.tsx";
import { NonOwnerNotice } from "./shell/NonOwnerNotice.tsx";
import { NotFoundScreen } from "./shell/NotFoundScreen.tsx";
import { Shell } from "./shell/Shell.tsx";
import { ListSkeleton } from "./ui/ListSkeleton.tsx";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    name?: AddressName;
  }
}

/**
 * The screens that are built. All but the homepage are loaded when they are needed:
 * `invoices: lazyRouteComponent(() => import("./invoices/InvoicesScreen.tsx"), "InvoicesScreen")`.
 * An address that is not here is offered in no menu and answers as an unknown one.
 */
const screens: Partial<Record<AddressName, RouteComponent>> = {
  home: Home,
};
const built: ReadonlySet<AddressName> = new Set(addressNames.filter((name) => screens[name]));

/** Whether an address opens without a login. */
export function isPublicPath(path: string): boolean {
  return addressNames.some((name) => {
    const { access, path: own } = addresses[name];
    return access === "public" && own === path && built.has(name);
  });
}

export function createPortalRouter() {
  const root = createRootRoute({ component: Root, errorComponent: CrashScreen });
  const portal = createRoute({
    getParentRoute: () => root,
    id: "portal",
    component: PortalLayout,
    pendingComponent: BlankShell,
    errorComponent: CrashScreen,
  });
  const unknown = createRoute({
    getParentRoute: () => portal,
    path: "$",
    component: NotFoundScreen,
  });
  const routesWith = (access: "private" | "public", parent: AnyRoute) =>
    addressNames
      .filter((name) => addresses[name].access === access)
      .flatMap((name) => routesOf(name, parent));

  return createRouter({
    routeTree: root.addChildren([
      portal.addChildren([...routesWith("private", portal), unknown]),
      ...routesWith("public", root),
    ]),
    defaultPreload: "intent",
    defaultPendingComponent: ListSkeleton,
    defaultErrorComponent: CrashNotice,
    defaultOnCatch: report,
  });
}

/** The route of an address, if it has a screen or leads to one. */
function routesOf(name: AddressName, parent: AnyRoute): AnyRoute[] {
  const { path, redirect: target }: Address = addresses[name];
  const component = screens[name];
  if (component) {
    return [createRoute({ getParentRoute: () => parent, path, component, staticData: { name } })];
  }
  const isTargetBuilt = [...built].some((other) => addresses[other].path === target);
  if (!target || !isTargetBuilt) return [];
  const beforeLoad = () => redirect({ to: target, search: true, replace: true, throw: true });
  return [createRoute({ getParentRoute: () => parent, path, beforeLoad })];
}

/** The greeting goes by the clock of the moment the homepage is opened. */
function Home() {
  const [now] = useState(() => new Date());
  return <HomeScreen now={now} />;
}

function Root() {
  return (
    <>
      {useMaintenanceRaised() ? <MaintenanceScreen endDate={null} /> : <Outlet />}
      <Suspense>
        <ErrorDialog />
      </Suspense>
    </>
  );
}

function PortalLayout() {
  return (
    <PortalGate
      built={built}
      maintenanceScreen={MaintenanceScreen}
      nonOwnerNotice={<NonOwnerNotice />}
    >
      <Shell>
        <GuardedScreen />
      </Shell>
    </PortalGate>
  );
}

/** The screen of the address, for those whom its guard lets in; the others are sent home. */
function GuardedScreen() {
  useFreshStart();
  const portal = usePortal();
  const name = useMatches({ select: (matches) => matches.at(-1)?.staticData.name });
  const t = useTexts("template");
  const g = useTexts("global");
  const title = name ? t(`titles.${name}`) : g("notFound.title");
  useEffect(() => {
    document.title = `${title} – ${brand.name}`;
  }, [title]);
  return name && guardOutcome(name, portal) === "home" ? <Navigate to="/" replace /> : <Outlet />;
}
