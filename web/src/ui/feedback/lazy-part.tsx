import { type ComponentType, createElement, use, useEffect } from "react";
import { CodeBoundary, type MissingCodeProps } from "../../core/errors/CodeBoundary.tsx";
import { lazyModule } from "../../core/errors/lazy-module.ts";
import { whenIdle } from "../../core/idle.ts";
import { MissingPart } from "./MissingPart.tsx";

export type LazyPart<Props> = ComponentType<Props> & { readonly preload?: () => Promise<void> };

/**
 * A component whose code is fetched when it is first shown. It suspends until then; when the code does not arrive,
 * `Missing` stands in its place and can fetch it again.
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

/** Fetches a part that the screen is likely to need, once nothing else is to be done. */
export function usePreload({ preload }: Pick<LazyPart<never>, "preload">): void {
  useEffect(() => {
    void whenIdle().then(() => preload?.());
  }, [preload]);
}

/** Stands in for what is not missed. */
export function NotMissed() {
  return null;
}
