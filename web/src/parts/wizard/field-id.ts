/** The id of a field by its path in the errors, for links. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll(".", "-")}`;
}

const controls = "input, select, textarea, button, summary";

/**
 * Goes to a field, or to the one around it if a part has no element of its own, such as the first day of a range. It
 * focuses the invalid control, else the chosen one, else the first.
 */
export function goToField(path: string): void {
  const field = document.getElementById(fieldId(path));
  const whole = path.slice(0, path.lastIndexOf("."));
  if (!field && path.includes(".")) return goToField(whole);
  field?.scrollIntoView({ block: "center" });
  const usable = [...(field?.querySelectorAll<HTMLElement>(controls) ?? [])].filter(
    (control) => !control.matches(":disabled"),
  );
  const first = (selector: string) => usable.find((control) => control.matches(selector));
  const target = first("[data-invalid]") ?? first(":checked") ?? usable.at(0);
  target?.focus({ preventScroll: true });
}
