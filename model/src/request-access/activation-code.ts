/** No letter or figure that is taken for another one: neither I, L, O nor 0, 1. */
export const codeAlphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
export const CODE_LENGTH = 12;
/** The first characters find the code, the others are its secret. Who does not hold them cannot use up its tries. */
export const REFERENCE_LENGTH = 4;

/** `ABCD-EFGH-JKMN`, as it is printed. */
export function printedCode(code: string): string {
  return code.match(/.{1,4}/g)?.join("-") ?? code;
}

/** What was typed, as it is kept: hyphens, spaces and small letters are no mistake. Nothing where it cannot be a code. */
export function typedCode(typed: string): string | undefined {
  const code = typed.replaceAll(/[\s\u2010-\u2015-]/g, "").toUpperCase();
  const isPossible =
    code.length === CODE_LENGTH && [...code].every((one) => codeAlphabet.includes(one));
  return isPossible ? code : undefined;
}
