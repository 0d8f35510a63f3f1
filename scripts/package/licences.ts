/** Licences under which a package may be shipped with ours: none asks for the source of what uses it. */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "LGPL-3.0-or-later", // libvips, linked dynamically as a library of its own
  "MIT",
  "MIT-0",
  "MPL-2.0", // shipped unchanged; it asks for the source of changed files alone
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
]);

/** Packages that state their licence in a file alone. */
const statedInFile: Readonly<Record<string, string>> = { "png-js": "MIT" };

/** A licence as SPDX writes it. */
export function spdxLicence(name: string, stated: string | undefined): string | undefined {
  return (stated ?? statedInFile[name])?.replaceAll(/ (or|and) /g, (word) => word.toUpperCase());
}

type Licences = readonly { license?: { id: string }; expression?: string }[] | undefined;

/** Whether each licence of a component may be shipped; of alternatives one is enough. */
export function isAllowed(licences: Licences): boolean {
  return (
    (licences ?? []).length > 0 &&
    (licences ?? []).every((one) => isAllowedOne(one.license?.id ?? one.expression ?? ""))
  );
}

function isAllowedOne(expression: string): boolean {
  return expression
    .replaceAll(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((licence) => allowed.has(licence.trim())));
}
