import { Boundary } from "../../core/hydration.tsx";
import { type ReactNode } from "react";
import { usePageBody } from "../../core/environment.ts";

interface ClientOnlyProps {
  /** Shown on the server, during hydration, and until the children are loaded. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** For children that depend on the browser, such as its features or sessionStorage. */
export function ClientOnly({ fallback = null, children }: ClientOnlyProps) {
  const isBrowser = usePageBody() !== undefined;
  return <Boundary fallback={fallback}>{isBrowser ? children : fallback}</Boundary>;
}
