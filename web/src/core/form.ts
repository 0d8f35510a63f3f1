import { zodResolver } from "@hookform/resolvers/zod";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
  type UseFormReturn,
} from "react-hook-form";
import { z } from "zod";
import { ApiProblem } from "./api.ts";
import { checkedResolver } from "./server-checks.ts";
import { uuid } from "./uuid.ts";
import type { ServerCheck } from "./validation.ts";

// The page's policy allows no code made from text, so zod need not even try.
z.config({ jitless: true });

interface RuleFormOptions<Input extends FieldValues, Output> {
  start: DefaultValues<Input>;
  /** What to do with a value that the rule accepts. Its own failures are shown by whoever raised them. */
  send: (value: Output, act: { idempotencyKey: string }) => Promise<unknown>;
  /** Fields whose value the insurer is asked about, 300 ms after the last key. */
  checks?: Partial<Record<Path<Input>, ServerCheck>>;
}

export interface RuleForm<Input extends FieldValues, Output> extends UseFormReturn<
  Input,
  unknown,
  Output
> {
  /** Sends the form if it is right; else nothing is lost, and the first wrong field takes the focus. */
  submit: (event?: SyntheticEvent<HTMLFormElement>) => Promise<boolean>;
}

/**
 * A form checked by the rule that the API uses. When the API refuses, its message keys land on the fields they
 * belong to. Errors show once a field was left, or after an attempt to submit.
 */
export function useRuleForm<Input extends FieldValues, Output>(
  rule: z.ZodType<Output, Input>,
  { start, send, checks = {} }: RuleFormOptions<Input, Output>,
): RuleForm<Input, Output> {
  const [resolver] = useState<Resolver<Input, unknown, Output>>(() =>
    checkedResolver(zodResolver(rule), checks),
  );
  const form = useForm<Input, unknown, Output>({
    resolver,
    defaultValues: start,
    mode: "onTouched",
    shouldFocusError: false,
  });
  const element = useRef<HTMLFormElement>(null);
  const keyOf = useActKey();
  const { submitCount, isSubmitSuccessful } = form.formState;

  useEffect(() => {
    if (submitCount === 0 || isSubmitSuccessful) return;
    element.current?.querySelector<HTMLElement>("[data-invalid]")?.focus();
  }, [submitCount, isSubmitSuccessful]);

  const submit = async (event?: SyntheticEvent<HTMLFormElement>) => {
    if (event) element.current = event.currentTarget;
    let isSent = false;
    await form.handleSubmit(async (value) => {
      isSent = await sendOrRefuse(form, () => send(value, { idempotencyKey: keyOf(value) }));
    })(event);
    // What was sent is what the form now starts from.
    if (isSent) form.reset(form.getValues());
    return isSent;
  };
  return { ...form, submit };
}

/** The key of an act: the same while the same value is sent again, another one for another value. */
function useActKey(): (value: unknown) => string {
  const last = useRef({ value: "", key: "" });
  return (value) => {
    const text = JSON.stringify(value);
    if (last.current.value !== text) last.current = { value: text, key: uuid() };
    return last.current.key;
  };
}

/** Whether it was sent. A refusal with field keys is shown on the fields, any other one marks the form as a whole. */
async function sendOrRefuse<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  send: () => Promise<unknown>,
): Promise<boolean> {
  try {
    return (await send()) !== false;
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const known = new Set(Object.keys(form.getValues()));
    const fields = Object.entries(error.fields).filter(([name]) =>
      known.has(name.split(".")[0] ?? ""),
    );
    for (const [name, message] of fields) form.setError(name as Path<Input>, { message });
    if (fields.length === 0) form.setError("root", { message: error.code });
    return false;
  }
}
