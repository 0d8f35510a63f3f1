import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { DefaultValues, FieldValues, Path } from "react-hook-form";
import type * as z from "zod/mini";
import type { RequestOptions } from "../../core/http/api.ts";
import { useRuleForm } from "../../core/forms/form.ts";
import type { ServerCheck } from "../../core/forms/validation.ts";
import { fieldProblem, type WholeProblem, wholeProblemIn } from "./refusals.ts";

interface EntryFormOptions<Input extends FieldValues, Output> {
  insuredNumber: number;
  /** Undefined for a new entry. */
  entry: { id: string; version: number } | undefined;
  kind: "email" | "phone";
  /** The field of the address or number, and the insurer's validation while typing. */
  field: Path<Input>;
  check: ServerCheck;
  start: DefaultValues<Input>;
  /** Adds or changes the entry; `false` if the customer cancels. */
  send: (
    value: Output,
    started: { id: string; version: number } | undefined,
    options: RequestOptions,
  ) => Promise<unknown>;
}

/**
 * The form of an address or number. A change starts from the version at the first keystroke: if the entry has changed
 * since, nothing is overwritten before the customer has seen it.
 */
export function useEntryForm<Input extends FieldValues, Output>(
  rule: z.ZodMiniType<Output, Input>,
  { insuredNumber, entry, kind, field, check, start, send }: EntryFormOptions<Input, Output>,
) {
  const cache = useQueryClient();
  const [problem, setProblem] = useState<WholeProblem>();
  const started = useRef(entry);
  const refresh = () => cache.invalidateQueries({ queryKey: ["contacts", insuredNumber] });
  const form = useRuleForm<Input, Output>(rule, {
    start,
    checks: [[field, check]],
    draft: `profile.${kind}.${entry?.id ?? insuredNumber}@1`,
    send: async (value, act) => {
      setProblem(undefined);
      try {
        const handles = ["INVALID", "CONFLICT", "LOCKED", "NOT_FOUND", 400, 409] as const;
        if ((await send(value, started.current, { ...act, handles })) === false) return false;
      } catch (error) {
        const whole = wholeProblemIn(error);
        setProblem(whole);
        if (whole !== "gone") await refresh();
        if (whole) return false;
        throw fieldProblem(error, kind, field);
      }
      await refresh();
      return true;
    },
  });
  const { isDirty } = form.formState;
  const version = entry?.version;
  const follow = useEffectEvent(() => {
    // A clean form follows the entry; after a version conflict the form continues from the new version.
    if (isDirty && problem !== "stale") return;
    if (version === started.current?.version) return;
    started.current = entry;
    if (!isDirty) form.reset(start);
  });
  useEffect(() => follow(), [version, isDirty, problem]);
  const startAgain = () => {
    started.current = entry;
    setProblem(undefined);
    form.reset(start);
    if (problem === "gone") void refresh();
  };
  return { form, problem, startAgain };
}
