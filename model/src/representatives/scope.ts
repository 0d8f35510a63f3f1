/** What a representative may do; each scope includes those before it. Without zod, for the first screen. */
export const scopes = ["SEE", "SEND"] as const;
export type RepresentationScope = (typeof scopes)[number];

/** Whether a scope includes what an operation needs. */
export function includesScope(held: RepresentationScope, needed: RepresentationScope): boolean {
  return scopes.indexOf(held) >= scopes.indexOf(needed);
}
