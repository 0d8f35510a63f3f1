/** The API answers or refuses within seconds: a connection that is silent for longer than this is dead. */
const SILENCE_MS = 20_000;

/** Nothing was received for as long as a connection may be silent. */
class Silence extends Error {
  override name = "Silence";
}

/** A timeout for one request: it aborts the request when nothing has been received for twenty seconds. */
export function startTimeout() {
  const controller = new AbortController();
  const { promise, reject } = Promise.withResolvers<never>();
  // Without it, a timeout that nobody awaits would count as an unhandled rejection.
  promise.catch(() => {});
  const giveUp = () => {
    reject(new Silence());
    controller.abort();
  };
  let timer = setTimeout(giveUp, SILENCE_MS);
  return {
    signal: controller.signal,
    /** Settles as the promise does, or rejects when the time is over. */
    orTimeout: <Answer>(awaited: Promise<Answer>) => Promise.race([awaited, promise]),
    /** Call it when something was received: the time starts again. */
    extend() {
      clearTimeout(timer);
      timer = setTimeout(giveUp, SILENCE_MS);
    },
    close: () => clearTimeout(timer),
  };
}
