import { useEffect, useState } from "react";
import { navigate, useLocation } from "../../core/routing/router.tsx";
import { type Choice, searchWith } from "../../core/routing/search.ts";

interface StepInAddress<Name extends string> {
  /** How the address names the steps, in their order. */
  names: Choice<Name>;
  /** The step that the form is at. */
  step: number;
  /** Takes the form to a step, as far as its rules let it. It is called while the page is drawn. */
  onArrive: (step: number) => void;
  /** Parameters that brought a choice with them: they leave the address once it is made. */
  wishes?: readonly string[];
}

/** Keeps form and address at the same step: the address leads, as far as the rules let it. */
export function useStepInAddress<Name extends string>(way: StepInAddress<Name>) {
  const { names, step, onArrive, wishes = [] } = way;
  const { path, search } = useLocation();
  const wanted = names.options.indexOf(names.read(search));
  const clean = searchWith(
    search,
    wishes.map((name) => ({ name, texts: [] })),
  );
  // Where the address has to go first: to the step of a draft, or back where something was lost.
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
