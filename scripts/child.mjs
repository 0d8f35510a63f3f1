// Plain JavaScript, because the set-up uses it before anything is installed.
import { spawn } from "node:child_process";

/**
 * Runs a program to its end and keeps what it writes. A program that cannot be started ends with status 127.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: Record<string, string | undefined>, onOutput?: (text: string) => void }} options
 * @returns {Promise<{ status: number, output: string }>}
 */
export function runToEnd(command, args, { cwd, env = {}, onOutput }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      onOutput?.(chunk.toString());
    };
    const release = endTogether(child);
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.once("error", (error) => {
      release();
      resolve({ status: 127, output: `${error.message}\n` });
    });
    child.once("close", (code) => {
      release();
      resolve({ status: code ?? 1, output });
    });
  });
}

/**
 * Ends a program together with this one: without it, a script that is killed leaves what it started running.
 *
 * @param {import("node:child_process").ChildProcess} child
 * @returns {() => void} Stops listening, once the program has ended.
 */
export function endTogether(child) {
  const signals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
  const passOn = (/** @type {NodeJS.Signals} */ signal) => {
    child.kill(signal);
    child.once("close", () => process.exit(1));
  };
  for (const signal of signals) process.on(signal, passOn);
  return () => {
    for (const signal of signals) process.off(signal, passOn);
  };
}
