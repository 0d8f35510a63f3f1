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
import { checkedResolver, type FieldCheck } from "./server-checks.ts";
import { withServerErrors, type Refuse } from "./refusals.ts";
import { ruleResolver } from "./rule-resolver.ts";

interface RuleFormOptions<Input extends FieldValues, Output> {
  start: DefaultValues<Input>;
  /**
   * Sends the valid value; the caller shows the errors it handles. The request needs `act` in its options: its
   * idempotency key prevents a second effect, and the draft is deleted in the same transaction.
   */
  send: (value: Output, act: FormAct) => Promise<unknown>;
  /** Fields that the insurer's server validates, with a debounce of 300 ms. */
  checks?: readonly FieldCheck<Input>[];
  /**
   * The name of the draft, `area.form@1`. The number is raised when the fields change, so that old drafts are ignored.
   * Show `form.draft` with a `DraftNotice` or pass it to an `EditForm`.
   */
  draft?: string | undefined;
}

/** The request options of a form: its idempotency key and its draft. */
export interface FormAct {
  idempotencyKey: string;
  draft?: DraftMark;
}

export interface RuleForm<Input extends FieldValues, Output> extends UseFormReturn<
  Input,
  unknown,
  Output
> {
  /** Sends a valid form; otherwise keeps all values and focuses the first invalid field. */
  submit: (event?: SyntheticEvent<HTMLFormElement>) => Promise<boolean>;
  draft: FormDraft;
}

/**
 * A form validated by the API's own rule. Message keys of a refusal are shown on their fields. Errors appear once a
 * field was left or the form was submitted.
 */
export function useRuleForm<Input extends FieldValues, Output>(
  rule: z.ZodMiniType<Output, Input>,
  { start, send, checks = [], draft: name }: RuleFormOptions<Input, Output>,
): RuleForm<Input, Output> {
  const [{ resolver, refuse }] = useState(() =>
    withServerErrors(checkedResolver(ruleResolver(rule), checks)),
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
      // The sent values are the form's new initial values.
      form.reset(form.getValues());
    }
    return isSent;
  };
  return { ...form, submit, draft };
}

/** Whether the form was sent. A refusal with field keys marks the fields, any other refusal the form as a whole. */
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
