import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";

test("a script that is told to end ends the program that it runs", async () => {
  const runner = JSON.stringify(import.meta.resolve("./child.mjs"));
  const inner = "console.log(process.pid); setInterval(() => {}, 1000);";
  const code = `const { runToEnd } = await import(${runner});
    await runToEnd(process.execPath, ["-e", ${JSON.stringify(inner)}],
      { cwd: ".", onOutput: (text) => process.stdout.write(text) });`;
  const script = spawn(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(script, "exit");
  const [line] = await once(createInterface(script.stdout), "line");
  script.kill("SIGTERM");
  await ended;
  const isAlive = () => {
    try {
      return process.kill(Number(line), 0);
    } catch {
      return false;
    }
  };
  await expect.poll(isAlive).toBe(false);
});
