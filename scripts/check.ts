import { describeCheck, runChecks } from "./checks.ts";

const results = await runChecks((result) => console.log(describeCheck(result)));
process.exit(results.every(({ status }) => status === 0) ? 0 : 1);
