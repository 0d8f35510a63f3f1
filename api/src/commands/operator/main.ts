import { runOperator } from "./run-operator.ts";

const { status, lines, problem } = await runOperator(process.argv.slice(2), process.env);
for (const line of lines) process.stdout.write(`${line}\n`);
if (problem !== undefined) process.stderr.write(`${problem}\n`);
process.exitCode = status;
