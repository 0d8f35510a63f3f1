import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useState,
} from "react";
import { withBasePath } from "./base-path.ts";
import {
  arriveAtEntry,
  keepScrollPositions,
  pushEntry,
  resumeTraversal,
} from "./history-entries.ts";
import { locationOf, type PortalLocation } from "./location.ts";

interface Routing extends PortalLocation {
  readonly preload: (path: string) => void;
}

const RoutingContext = createContext<Routing>({ ...locationOf("/"), preload: () => undefined });
const followers = new Set<() => void>();
const blockers = new Set<(to: string) => boolean>();

/** Adds a leave guard, which prevents a navigation by returning false; the result removes it. */
export function guardLeaving(mayLeave: (to: string) => boolean): () => void {
  blockers.add(mayLeave);
  return () => void blockers.delete(mayLeave);
}

/** Whether unsaved work would be lost with this page. */
export function hasUnsavedWork(): boolean {
  return blockers.size > 0;
}

/** The first guard that returns false opens its dialog; the others are not called. */
function isBlocked(from: string, to: string): boolean {
  if (locationOf(from).path === locationOf(to).path) return false;
  return [...blockers].some((mayLeave) => !mayLeave(to));
}

export function useLocation(): PortalLocation {
  return use(RoutingContext);
}

interface NavigateOptions {
  /** Replaces the history entry, so that Back does not return here. */
  replace?: boolean;
  /** Skips the leave guards, because the customer has confirmed. */
  force?: boolean;
}

/** Navigates to a page of the portal. */
export function navigate(
  to: string,
  { replace = false, force = false }: NavigateOptions = {},
): void {
  if (force && resumeTraversal(to)) return;
  if (!force && isBlocked(location.href, to)) return;
  if (replace) history.replaceState(history.state, "", withBasePath(to));
  else pushEntry(to);
  for (const follow of followers) follow();
}

interface RouterProps {
  readonly initial: PortalLocation;
  readonly preload: (path: string) => void;
  readonly children: ReactNode;
}

/** Keeps the rendered page in step with the address bar. */
export function Router({ initial, preload, children }: RouterProps) {
  const [place, setPlace] = useState(initial);
  useEffect(() => {
    let here = location.href;
    const follow = () => {
      here = location.href;
      startTransition(() => setPlace(locationOf(here)));
    };
    const followBrowser = () => {
      const isAllowed = arriveAtEntry((to) => isBlocked(here, to));
      if (isAllowed) follow();
    };
    followers.add(follow);
    const callOff = keepScrollPositions();
    addEventListener("popstate", followBrowser);
    return () => {
      followers.delete(follow);
      callOff();
      removeEventListener("popstate", followBrowser);
    };
  }, []);
  return <RoutingContext value={{ ...place, preload }}>{children}</RoutingContext>;
}

/** Redirects without a history entry. */
export function Redirect({ to }: { to: string }): ReactNode {
  useEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  readonly to: string;
  /** The link is also current on the pages below its address. */
  readonly within?: boolean;
}

/** A link to a page of the portal, whose code is prefetched on pointer move, press or focus, not when it scrolls by. */
export function Link({ to, within = false, onClick, children, ...anchor }: LinkProps) {
  const { path, preload } = use(RoutingContext);
  const isCurrent = path === to || (within && path.startsWith(`${to}/`));
  const reach = () => preload(locationOf(to).path);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a
      aria-current={isCurrent ? "page" : undefined}
      {...anchor}
      href={withBasePath(to)}
      onClick={follow}
      onPointerMove={reach}
      onPointerDown={reach}
      onFocus={reach}
    >
      {children}
    </a>
  );
}

/** The browser handles all other clicks, such as a new tab or a download. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event;
  const isModified = metaKey || ctrlKey || shiftKey || altKey;
  return !defaultPrevented && button === 0 && !isModified && !currentTarget.target;
}
