/** The API answers or refuses within seconds: a line that is silent for longer than this is dead. */
const SILENCE_MS = 20_000;

/** A line that was cut, or on which nothing was heard any more. */
class Silence extends Error {
  override name = "Silence";
}

/** Watches a line: whoever waits on it is told when nothing was heard for too long, instead of waiting for ever. */
export function startTimeout() {
  const controller = new AbortController();
  const { promise, reject } = Promise.withResolvers<never>();
  // Nobody may be waiting when it comes.
  promise.catch(() => {});
  const giveUp = () => {
    reject(new Silence());
    controller.abort();
  };
  let timer = setTimeout(giveUp, SILENCE_MS);
  return {
    signal: controller.signal,
    /** What is awaited, or the end of patience. */
    orTimeout: <Answer>(awaited: Promise<Answer>) => Promise.race([awaited, promise]),
    /** Something came: patience begins anew. */
    extend() {
      clearTimeout(timer);
      timer = setTimeout(giveUp, SILENCE_MS);
    },
    close: () => clearTimeout(timer),
  };
}
