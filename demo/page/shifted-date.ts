/** The key of the chosen day in the browser's storage. */
export const chosenDay = "demo-today";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Moves the clock of this page to the insurer's day, at the present time, so that both agree about due dates. */
export function liveIn(day: string, realDay: string): void {
  const shiftMs = Math.round((Date.parse(day) - Date.parse(realDay)) / DAY_MS) * DAY_MS;
  if (shiftMs === 0) return;
  const Real = Date;
  const now = () => Real.now() + shiftMs;
  globalThis.Date = new Proxy(Real, {
    construct(target, given: unknown[], newTarget) {
      const made: unknown = Reflect.construct(
        target,
        given.length === 0 ? [now()] : given,
        newTarget,
      );
      return made instanceof Real ? made : new Real();
    },
    apply: () => new Real(now()).toString(),
    get(target, name): unknown {
      return name === "now" ? now : Reflect.get(target, name);
    },
  });
}
