import { type ComponentType, createElement, use, useEffect } from "react";
import { CodeBoundary, type MissingCodeProps } from "../../core/errors/CodeBoundary.tsx";
import { lazyModule } from "../../core/errors/lazy-module.ts";
import { whenIdle } from "../../core/idle.ts";
import { MissingPart } from "./MissingPart.tsx";

export type LazyPart<Props> = ComponentType<Props> & { readonly preload?: () => Promise<void> };

/**
 * A component whose code is loaded when it is first rendered. It suspends until then; if loading fails, `Missing`
 * replaces it and can retry.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<MissingCodeProps & Props> = MissingPart,
): LazyPart<Props> {
  const { read, preload } = lazyModule(load);
  function Loaded(props: Props) {
    return createElement(use(read()), props);
  }
  function Part(props: Props) {
    return (
      <CodeBoundary renderMissing={(missing) => <Missing {...props} {...missing} />}>
        <Loaded {...props} />
      </CodeBoundary>
    );
  }
  return Object.assign(Part, { preload });
}

/** Prefetches a part that the screen is likely to need, when the browser is idle. */
export function usePreload({ preload }: Pick<LazyPart<never>, "preload">): void {
  useEffect(() => {
    void whenIdle().then(() => preload?.());
  }, [preload]);
}

/** The fallback of a part that may be missing silently. */
export function SilentFallback() {
  return null;
}
