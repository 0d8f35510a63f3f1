/** The API answers within seconds, so a connection that is silent for longer is dead. */
const SILENCE_MS = 20_000;

class Silence extends Error {
  override name = "Silence";
}

/** A timeout for one request: it aborts the request when nothing has been received for twenty seconds. */
export function startTimeout() {
  const controller = new AbortController();
  const { promise, reject } = Promise.withResolvers<never>();
  // Without this, a timeout that no caller awaits would be an unhandled rejection.
  promise.catch(() => {});
  const giveUp = () => {
    reject(new Silence());
    controller.abort();
  };
  let timer = setTimeout(giveUp, SILENCE_MS);
  return {
    signal: controller.signal,
    /** Settles as the promise does, or rejects at the timeout. */
    orTimeout: <Answer>(awaited: Promise<Answer>) => Promise.race([awaited, promise]),
    /** Restarts the timeout; call it when data was received. */
    extend() {
      clearTimeout(timer);
      timer = setTimeout(giveUp, SILENCE_MS);
    },
    close: () => clearTimeout(timer),
  };
}
