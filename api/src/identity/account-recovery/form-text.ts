const LONGEST = 200;

/** A field of a form as text; a file or a missing field is empty. */
export function formText(form: Readonly<Record<string, unknown>>, name: string): string {
  const value = form[name];
  return typeof value === "string" ? value.slice(0, LONGEST) : "";
}
