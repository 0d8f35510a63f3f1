import { createContext, use, useState } from "react";
import { problemText } from "../core/http/problem-text.ts";
import { useTexts } from "../core/language/i18n.tsx";
import type { Household, Person } from "./household.ts";
import type { Wizard } from "./useWizard.ts";

/** The shared state of the wizard's parts. */
export interface WizardView extends Wizard {
  /** The people with proposals, in the order of the account. */
  people: readonly Person[];
  /** The cover of every person today. */
  household: Household;
}

export const WizardContext = createContext<WizardView | undefined>(undefined);

export function useWizardView(): WizardView {
  const view = use(WizardContext);
  if (!view) throw new Error("useWizardView is called outside the wizard");
  return view;
}

/** The error of a field. An empty field is an error only after it was left. */
export function useProblem(path: string): { error: string | undefined; onBlur: () => void } {
  const { errors } = useWizardView();
  const t = useTexts("forms");
  const [isLeft, setLeft] = useState(false);
  const key = errors[path];
  const isShown = key !== undefined && (key !== "required" || isLeft);
  return { error: isShown ? problemText(t, key) : undefined, onBlur: () => setLeft(true) };
}
