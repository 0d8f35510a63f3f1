/** The id of a field by its path in the errors, so that a link can lead to it. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll(".", "-")}`;
}

const controls = "input, select, textarea, button, summary";

/** Goes to a field: what is chosen in it takes the focus, else the first thing that can be used. */
export function goToField(path: string): void {
  const field = document.getElementById(fieldId(path));
  field?.scrollIntoView({ block: "center" });
  const usable = [...(field?.querySelectorAll<HTMLElement>(controls) ?? [])].filter(
    (control) => !control.matches(":disabled"),
  );
  const target =
    usable.find((control) => control.matches(":checked, [data-invalid]")) ?? usable.at(0);
  target?.focus({ preventScroll: true });
}
