import { useEffect, useState } from "react";
import { navigate, useLocation } from "../../core/routing/router.tsx";
import { type Choice, searchWith } from "../../core/routing/search.ts";

interface StepInAddress<Name extends string> {
  /** The names of the steps in the address, in order. */
  names: Choice<Name>;
  step: number;
  /** Moves the form to a step, if its rules allow it. It is called during a render. */
  onArrive: (step: number) => void;
  /** Parameters that preset a choice: they are removed from the address once it is made. */
  parameters?: readonly string[];
}

/** Keeps form and address at the same step: the address leads, as far as the rules allow. */
export function useStepInAddress<Name extends string>(way: StepInAddress<Name>) {
  const { names, step, onArrive, parameters = [] } = way;
  const { path, search } = useLocation();
  const wanted = names.options.indexOf(names.read(search));
  const clean = searchWith(
    search,
    parameters.map((name) => ({ name, texts: [] })),
  );
  // The step to which the address must go first: that of a draft, or an earlier one if data were lost.
  const [heading, setHeading] = useState<number | undefined>(() =>
    namesStep(names, search) ? undefined : step,
  );
  if (heading !== undefined) {
    if (wanted === heading && search === clean) setHeading(undefined);
  } else if (wanted !== step) onArrive(wanted);
  const hrefOf = (place: number) => {
    const name = names.options[place];
    return path + searchWith(clean, name === undefined ? [] : [names.to(name)]);
  };
  const target = heading ?? step;
  const isAstray = target !== wanted || search !== clean;
  const address = hrefOf(target);
  useEffect(() => {
    if (isAstray) navigate(address, { replace: true });
  }, [isAstray, address]);
  return { goTo: (next: number) => navigate(hrefOf(next)), goThere: setHeading };
}

function namesStep<Name extends string>(names: Choice<Name>, search: string): boolean {
  return new URLSearchParams(search).has(names.name);
}
