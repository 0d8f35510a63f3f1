import { validationPauseMs } from "@portal/model/validation.ts";
import {
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type Resolver,
  set,
} from "react-hook-form";
import type { ServerCheck } from "./validation.ts";

export type FieldCheck<Input extends FieldValues> = readonly [Path<Input>, ServerCheck];

/** A resolver that also asks the insurer's server about some fields, once the rule accepts them. */
export function checkedResolver<Input extends FieldValues, Output>(
  rule: Resolver<Input, unknown, Output>,
  checks: readonly FieldCheck<Input>[],
): Resolver<Input, unknown, Output> {
  const asking = checks.map(([name, check]): [string, ServerCheck] => [
    name,
    { ...check, accepts: debounced(check.accepts) },
  ]);
  return async (values, context, options) => {
    const result = await rule(values, context, options);
    // The field being typed in must not wait for the validation of another field.
    const wanted = asking.filter(
      ([name]) => !options.names || options.names.some((one) => one === name),
    );
    const refused: FieldErrors<Input> = {};
    await Promise.all(
      wanted.map(async ([name, { problem, accepts }]) => {
        const value: unknown = get(values, name);
        if (typeof value !== "string" || value.trim() === "" || get(result.errors, name)) return;
        if (await accepts(value)) return;
        set(refused, name, { type: "server", message: problem });
      }),
    );
    if (Object.keys(refused).length === 0) return result;
    return { values: {}, errors: { ...result.errors, ...refused } };
  };
}

/** Debounces typing and asks once per value. A value counts as valid if the request fails or a newer value exists. */
function debounced(
  accepts: ServerCheck["accepts"],
  pauseMs = validationPauseMs,
): ServerCheck["accepts"] {
  const verdicts = new Map<string, Promise<boolean>>();
  let latest = "";
  return async (value) => {
    latest = value;
    const known = verdicts.get(value);
    if (known) return known;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (latest !== value) return true;
    const asked =
      verdicts.get(value) ??
      accepts(value).catch(() => {
        verdicts.delete(value);
        return true;
      });
    verdicts.set(value, asked);
    return asked;
  };
}
