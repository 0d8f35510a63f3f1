/** Without characters that look alike: I, L, O, 0 and 1. */
export const codeAlphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
export const CODE_LENGTH = 12;
/** The first characters find the code, the others are secret: only their holder can use up the tries. */
export const REFERENCE_LENGTH = 4;

/** `ABCD-EFGH-JKMN`, as printed. */
export function printedCode(code: string): string {
  return code.match(/.{1,4}/g)?.join("-") ?? code;
}

/** The typed code in its stored form, without hyphens and spaces, in capitals. Undefined if it cannot be a code. */
export function typedCode(typed: string): string | undefined {
  const code = typed.replaceAll(/[\s\u2010-\u2015-]/g, "").toUpperCase();
  const isPossible =
    code.length === CODE_LENGTH && [...code].every((one) => codeAlphabet.includes(one));
  return isPossible ? code : undefined;
}
