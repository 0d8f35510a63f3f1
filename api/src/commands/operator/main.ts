import { runOperator } from "./run-operator.ts";

// The reader of a pipe may stop early, as `head` does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

const { status, lines, problem } = await runOperator(process.argv.slice(2), process.env);
for (const line of lines) process.stdout.write(`${line}\n`);
if (problem !== undefined) process.stderr.write(`${problem}\n`);
process.exitCode = status;
