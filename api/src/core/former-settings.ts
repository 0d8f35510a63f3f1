/** Former names of settings, accepted until 2.0. */
const renamed: Readonly<Record<string, string>> = { PAINT_PATIENCE_MS: "SSR_TIMEOUT_MS" };

/** The non-empty settings by their current names, with a warning for each former name. */
export function withRenamedSettings(environment: Record<string, string | undefined>) {
  const set = Object.entries(environment).filter(([, value]) => value !== "");
  const given = Object.fromEntries(set.map(([name, value]) => [renamed[name] ?? name, value]));
  const warnings = set.flatMap(([name]) =>
    renamed[name] ? [`${name} is now ${renamed[name]}.`] : [],
  );
  return { given, warnings };
}
