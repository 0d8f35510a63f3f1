import type { Context } from "../context.ts";

/** The same read, asked once per request and key: fields that need the same thing share the answer. */
export function oncePerRequest<Value, Asking extends object = Context>(
  read: (ctx: Asking, key: string) => Promise<Value>,
): (ctx: Asking, key: string) => Promise<Value> {
  const asked = new WeakMap<Asking, Map<string, Promise<Value>>>();
  return (ctx, key) => {
    const answers = asked.get(ctx) ?? new Map<string, Promise<Value>>();
    asked.set(ctx, answers);
    const answer = answers.get(key) ?? read(ctx, key);
    answers.set(key, answer);
    return answer;
  };
}
