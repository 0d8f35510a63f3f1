/** The specification, status by status: shown and required ●, hidden -. Abroad a canton is shown and not required. */
const specified = `
       employer occupation organism endOfQualifyingPeriod country canton
  EMP  ●        ●          -        -                     ●       ●
  IND  -        ●          -        -                     -       -
  REN  -        -          ●        -                     ●       -
  CHO  -        ●          -        ●                     -       -
  AUT  -        ●          -        -                     -       -
  DIP  -        -          -        -                     -       -`;

const [header = [], ...lines] = specified
  .trim()
  .split("\n")
  .map((line) => line.trim().split(/ +/));
export const askedFields: readonly string[] = header;
export const statuses: readonly string[] = lines.map(([status = ""]) => status);
export const cells = lines.flatMap(([status = "", ...marks]) =>
  header.map((field, place) => ({ status, field, isAsked: marks[place] === "●" })),
);
export const samples: Record<string, string> = {
  employer: "Atelier Lumen SA",
  occupation: "Architecte",
  organism: "Caisse AVS",
  endOfQualifyingPeriod: "2027-06-30",
  country: "CH",
  canton: "VD",
};
export const longest: Record<string, number> = { employer: 40, occupation: 80, organism: 80 };

/** All fields of a status. */
export function filledIn(professionalStatus: string): Record<string, string> {
  const asked = cells.filter(({ status, isAsked }) => status === professionalStatus && isAsked);
  return {
    professionalStatus,
    dateOfEntry: "2026-02-01",
    ...Object.fromEntries(asked.map(({ field }) => [field, samples[field] ?? ""])),
  };
}
