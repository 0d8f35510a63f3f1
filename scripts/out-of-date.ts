/** How `codegen.ts --check` ends where a generated file is not what it would write; 1 means that it could not tell. */
export const OUT_OF_DATE = 3;
