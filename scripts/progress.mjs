// Plain JavaScript, because the set-up uses it before anything is installed.

/**
 * Says what is being done, how far it is and for how long: in place on a terminal, and with a line every
 * few seconds where the output is kept. `work` may report how far it is; what it throws is passed on.
 *
 * @template T
 * @param {string} what
 * @param {(howFar: (text: string) => void) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(what, work) {
  const began = performance.now();
  const live = process.stdout.isTTY;
  let detail = "";
  const elapsed = () => (performance.now() - began) / 1000;
  const show = () => {
    const line = `${what} … ${elapsed().toFixed(0)} s${detail && `, ${detail}`}`;
    process.stdout.write(live ? `\r\u001B[K${line}` : `${line}\n`);
  };
  const end = (/** @type {string} */ mark) =>
    process.stdout.write(`${live ? "\r\u001B[K" : ""}${mark} ${what}, ${elapsed().toFixed(1)} s\n`);
  show();
  const timer = setInterval(show, live ? 250 : 5000);
  try {
    const result = await work((text) => (detail = text));
    end("✓");
    return result;
  } catch (error) {
    end("✗");
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/**
 * A `step` that also says which of how many it is.
 *
 * @param {number} total
 */
export function countedSteps(total) {
  let number = 0;
  return /** @type {typeof step} */ (
    (what, work) => step(`${(number += 1)}/${total} ${what}`, work)
  );
}
