import { type ReactNode, Suspense } from "react";
import { usePageBody } from "../../core/host.ts";

interface InBrowserProps {
  /** Stands there until the browser has its say, and until what it shows is there. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** What only a browser knows, such as what it can do or what its tab remembers: it comes after the first render. */
export function InBrowser({ fallback = null, children }: InBrowserProps) {
  const isBrowser = usePageBody() !== undefined;
  return <Suspense fallback={fallback}>{isBrowser ? children : fallback}</Suspense>;
}
