import { type ComponentType, createElement, use, useEffect } from "react";
import { CodeBoundary, type MissingCodeProps } from "../../core/errors/CodeBoundary.tsx";
import { lateCode } from "../../core/errors/late-code.ts";
import { leisure } from "../../core/leisure.ts";
import { MissingPart } from "./MissingPart.tsx";

export type LazyPart<Props> = ComponentType<Props> & { readonly preload?: () => Promise<void> };

/**
 * A part of the portal whose code is fetched when it is first shown, or reached for. Until then it suspends. What did
 * not arrive is told at its place, by `Missing`, and fetched again from there; the rest of the page is not touched.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<MissingCodeProps & Props> = MissingPart,
): LazyPart<Props> {
  const { read, preload } = lateCode(load);
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
    void leisure().then(() => preload?.());
  }, [preload]);
}

/** Stands in for what is not missed. */
export function NotMissed() {
  return null;
}
