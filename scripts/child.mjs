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
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.once("error", (error) => resolve({ status: 127, output: `${error.message}\n` }));
    child.once("close", (code) => resolve({ status: code ?? 1, output }));
  });
}
