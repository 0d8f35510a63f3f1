import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  useForm,
  type UseFormReturn,
} from "react-hook-form";
import type * as z from "zod/mini";
import type { DraftMark } from "@portal/model/portal/drafts.ts";
import { ApiProblem } from "../http/api.ts";
import { useIdempotencyKeys } from "./idempotency-keys.ts";
import { type FormDraft, useFormDraft } from "./drafts.ts";
import { checkedResolver, type FieldCheck } from "../http/server-checks.ts";
import { holdingRefusals, type Refuse } from "./refusals.ts";
import { ruleResolver } from "./rule-resolver.ts";

interface RuleFormOptions<Input extends FieldValues, Output> {
  start: DefaultValues<Input>;
  /**
   * What to do with a value that the rule accepts. Its own failures are shown by whoever raised them. `act` belongs to
   * the options of its request: by it the act happens once, and the draft goes in the same moment.
   */
  send: (value: Output, act: FormAct) => Promise<unknown>;
  /** Fields whose value the insurer is asked about, 300 ms after the last key. */
  checks?: readonly FieldCheck<Input>[];
  /**
   * Names the form, so that what is typed into it outlives the page: `area.form@1`. The number is raised when the
   * fields change, and old drafts are left alone. Show `form.draft` by a `DraftNotice` or give it to an `EditForm`.
   */
  draft?: string | undefined;
}

/** What the request of a form says of itself. */
export interface FormAct {
  idempotencyKey: string;
  draft?: DraftMark;
}

export interface RuleForm<Input extends FieldValues, Output> extends UseFormReturn<
  Input,
  unknown,
  Output
> {
  /** Sends the form if it is right; else nothing is lost, and the first wrong field takes the focus. */
  submit: (event?: SyntheticEvent<HTMLFormElement>) => Promise<boolean>;
  draft: FormDraft;
}

/**
 * A form checked by the rule that the API uses. When the API refuses, its message keys land on the fields they
 * belong to. Errors show once a field was left, or after an attempt to submit.
 */
export function useRuleForm<Input extends FieldValues, Output>(
  rule: z.ZodMiniType<Output, Input>,
  { start, send, checks = [], draft: name }: RuleFormOptions<Input, Output>,
): RuleForm<Input, Output> {
  const [{ resolver, refuse }] = useState(() =>
    holdingRefusals(checkedResolver(ruleResolver(rule), checks)),
  );
  const form = useForm<Input, unknown, Output>({
    resolver,
    defaultValues: start,
    mode: "onTouched",
    shouldFocusError: false,
  });
  const element = useRef<HTMLFormElement>(null);
  const keys = useIdempotencyKeys();
  const draft = useFormDraft(form, name);
  const { submitCount, isSubmitSuccessful } = form.formState;

  useEffect(() => {
    if (submitCount === 0 || isSubmitSuccessful) return;
    element.current?.querySelector<HTMLElement>("[data-invalid]")?.focus();
  }, [submitCount, isSubmitSuccessful]);

  const submit = async (event?: SyntheticEvent<HTMLFormElement>) => {
    if (event) element.current = event.currentTarget;
    let isSent = false;
    await form.handleSubmit(async (value) => {
      const mark = draft.mark();
      const act = { idempotencyKey: keys.keyOf(value), ...(mark && { draft: mark }) };
      try {
        isSent = await sendOrRefuse(form, refuse, () => send(value, act));
      } finally {
        draft.settle(isSent);
      }
    })(event);
    if (isSent) {
      keys.end();
      // What was sent is what the form now starts from.
      form.reset(form.getValues());
    }
    return isSent;
  };
  return { ...form, submit, draft };
}

/** Whether it was sent. A refusal with field keys is shown on the fields, any other one marks the form as a whole. */
async function sendOrRefuse<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  refuse: Refuse,
  send: () => Promise<unknown>,
): Promise<boolean> {
  try {
    return (await send()) !== false;
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const isOfForm = fieldsOf(form);
    const names = Object.keys(error.fields).filter(isOfForm);
    for (const name of names) {
      const message = error.fields[name] ?? "";
      refuse(name, message);
      form.setError(name, { message });
    }
    if (names.length === 0) form.setError("root", { message: error.code });
    return false;
  }
}

function fieldsOf<Input extends FieldValues, Output>(form: UseFormReturn<Input, unknown, Output>) {
  const known = new Set(Object.keys(form.getValues()));
  return (name: string): name is Path<Input> => known.has(name.split(".")[0] ?? "");
}
