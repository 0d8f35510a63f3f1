import { type Draft, type DraftValues, keptValues } from "@portal/model/portal/drafts.ts";
import { useEffect, useState } from "react";
import { type StateDraft, useStateDraft } from "../../core/forms/state-draft.ts";
import { navigate, useLocation } from "../../core/routing/router.tsx";
import type { Choice } from "../../core/routing/search.ts";
import { goToField } from "./field-id.ts";
import { useStepInAddress } from "./useStepInAddress.ts";

/** Message keys by the path of the field. */
export type Problems = Readonly<Record<string, string | undefined>>;

/** The definition of a form with several steps. Its rules are those of the API. */
export interface FormRules<Values extends object, Step extends string> {
  /** The name of the draft: `area.form@1`. */
  draft: string;
  /** The query parameter of the steps. */
  steps: Choice<Step>;
  start: Values;
  /** The values of a draft; nothing if the draft is outdated. */
  restore: (kept: DraftValues) => Values | undefined;
  /** Removes values of fields that are no longer shown. */
  withResets: (values: Values) => Values;
  problems: (values: Values, step: Step) => Problems;
  stepOf: (path: string) => Step;
}

interface FormState<Values> {
  values: Values;
  step: number;
  /** The customer tried to continue: from now on all errors of this step are shown. */
  isTried: boolean;
  left: ReadonlySet<string>;
  /** The API's refusals by field; each is shown until its field changes. */
  refused: Problems;
}

export interface SteppedForm<Values extends object, Step extends string> {
  readonly values: Values;
  readonly step: number;
  readonly stepName: Step;
  readonly problems: Problems;
  readonly isTried: boolean;
  readonly change: (change: Partial<Values>) => void;
  readonly leave: (path: string) => void;
  /** The message key of a field, once it was left or the customer tried to continue. */
  readonly problemAt: (path: string) => string | undefined;
  readonly goTo: (step: number) => void;
  /** Whether the step is valid; if not, shows its errors and focuses the first invalid field. */
  readonly check: () => boolean;
  readonly next: () => void;
  /** Shows the API's refusal at its step. */
  readonly refuse: (problems: Problems) => void;
  readonly draft: StateDraft;
}

/** A form with several steps: the rules validate it, the address holds the step, and the server the draft. */
export function useSteppedForm<Values extends object, Step extends string>(
  rules: FormRules<Values, Step>,
  found: Draft | undefined,
): SteppedForm<Values, Step> {
  const { path } = useLocation();
  const [state, setState] = useState(() => begin(rules, found));
  const { values, step, isTried, left, refused } = state;
  const stepName = nameOf(rules, step);
  const problems = rules.problems(values, stepName);
  const { goTo } = useStepInAddress({
    names: rules.steps,
    step,
    onArrive: (wanted) => {
      const reached = Math.min(wanted, lastOpen(rules, state));
      if (reached !== step) setState({ ...state, step: reached, isTried: false, left: new Set() });
    },
  });
  const startAgain = () => setState(begin(rules, undefined));
  const draft = useStateDraft({
    form: rules.draft,
    found,
    values: draftOf(rules, state),
    onDiscard: () => {
      startAgain();
      navigate(path);
    },
  });
  // A range is left as a whole, but its errors belong to its parts.
  const isTold = (field: string) =>
    isTried || left.has(field) || left.has(field.split(".")[0] ?? "");
  return {
    values,
    step,
    stepName,
    problems,
    isTried,
    ...useJudgement({ rules, step, problems, goTo, setState }),
    change: (change) => setState((now) => changed(rules, now, change)),
    leave: (field) => setState((now) => ({ ...now, left: new Set(now.left).add(field) })),
    problemAt: (field) =>
      problemOf(refused, field) ?? (isTold(field) ? problemOf(problems, field) : undefined),
    goTo,
    draft,
  };
}

interface Judgement<Values extends object, Step extends string> {
  rules: FormRules<Values, Step>;
  step: number;
  problems: Problems;
  goTo: (step: number) => void;
  setState: (change: (now: FormState<Values>) => FormState<Values>) => void;
}

/** Goes to the next step or shows the errors: those of this step's rules, or the API's at any step. */
function useJudgement<Values extends object, Step extends string>(
  given: Judgement<Values, Step>,
): Pick<SteppedForm<Values, Step>, "check" | "next" | "refuse"> {
  const { rules, step, problems, goTo, setState } = given;
  const focusOnWrong = useFocusAfterDrawing();
  const check = () => {
    const [first] = Object.keys(problems);
    if (first === undefined) return true;
    setState((now) => ({ ...now, isTried: true }));
    focusOnWrong(first);
    return false;
  };
  return {
    check,
    next: () => {
      if (check()) goTo(step + 1);
    },
    refuse: (refused) => {
      setState((now) => ({ ...now, refused }));
      const [first = ""] = Object.keys(refused);
      const at = rules.steps.options.indexOf(rules.stepOf(first));
      if (at === step) focusOnWrong(first);
      else goTo(at);
    },
  };
}

function begin<Values extends object, Step extends string>(
  rules: FormRules<Values, Step>,
  found: Draft | undefined,
): FormState<Values> {
  const { step = 0, ...kept } = found?.values ?? {};
  const restored = found?.values ? rules.restore(kept) : undefined;
  const fresh = { step: 0, isTried: false, left: new Set<string>(), refused: {} };
  if (!restored) return { ...fresh, values: rules.start };
  const state = { ...fresh, values: rules.withResets(restored) };
  return { ...state, step: Math.min(Number(step) || 0, lastOpen(rules, state)) };
}

function changed<Values extends object, Step extends string>(
  rules: FormRules<Values, Step>,
  state: FormState<Values>,
  change: Partial<Values>,
): FormState<Values> {
  const values = rules.withResets({ ...state.values, ...change });
  const names = Object.keys(change);
  const stillRefused = Object.entries(state.refused).filter(
    ([path]) => !names.includes(path.split(".")[0] ?? ""),
  );
  return { ...state, values, refused: Object.fromEntries(stillRefused) };
}

/** The first step with an error; later steps are not reachable. */
function lastOpen<Values extends object, Step extends string>(
  rules: FormRules<Values, Step>,
  { values }: Pick<FormState<Values>, "values">,
): number {
  const { options } = rules.steps;
  const wrong = options.findIndex((step) => Object.keys(rules.problems(values, step)).length > 0);
  return wrong === -1 ? options.length - 1 : wrong;
}

/** The errors of a range or a list belong to its parts. */
function problemOf(problems: Problems, path: string): string | undefined {
  return Object.entries(problems).find(
    ([name]) => name === path || name.startsWith(`${path}.`),
  )?.[1];
}

function nameOf<Values extends object, Step extends string>(
  { steps }: FormRules<Values, Step>,
  step: number,
): Step {
  const name = steps.options[step] ?? steps.options[0];
  if (name === undefined) throw new Error("A form without a step");
  return name;
}

/** Returns nothing while the form holds its initial values. */
function draftOf<Values extends object, Step extends string>(
  rules: FormRules<Values, Step>,
  { values, step }: FormState<Values>,
): DraftValues | undefined {
  const kept = keptValues(values);
  const isUntouched = JSON.stringify(kept) === JSON.stringify(keptValues(rules.start));
  return isUntouched ? undefined : { ...kept, step };
}

/** Focuses a field after the next render, which marks it as invalid. */
function useFocusAfterDrawing(): (path: string) => void {
  const [wanted, setWanted] = useState<{ path: string }>();
  useEffect(() => {
    if (wanted) goToField(wanted.path);
  }, [wanted]);
  return (path) => setWanted({ path });
}
