/** The French name of a month in a list or heading: `Novembre 2026`, or without its year. */
export function monthName(month: string, part?: "month"): string {
  const format = new Intl.DateTimeFormat("fr-CH", {
    month: "long",
    ...(part !== "month" && { year: "numeric" }),
    timeZone: "UTC",
  });
  const name = format.format(new Date(`${month}-01T00:00:00Z`));
  return name.charAt(0).toUpperCase() + name.slice(1);
}
