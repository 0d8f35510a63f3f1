/** The exit code of `codegen.ts --check` for an outdated generated file; 1 means that the check failed. */
export const OUT_OF_DATE = 3;
