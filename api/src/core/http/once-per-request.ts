import type { Context } from "../context.ts";

/** Caches a read per request and key, so that fields share the result. */
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
