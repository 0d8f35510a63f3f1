import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { faqFeatures, FEATURES_FILE, fingerprintOf } from "./checks/faq-features.ts";

/** Stores today's fingerprints of these questions: an editor has compared the answers with their features. */
const root = dirname(import.meta.dirname);
for (const id of process.argv.slice(2)) {
  const spokenOf = faqFeatures[id];
  if (!spokenOf) throw new Error(`${FEATURES_FILE} has no question ${id}.`);
  for (const feature of Object.keys(spokenOf))
    spokenOf[feature] = fingerprintOf(root, feature) ?? "";
}
writeFileSync(join(root, FEATURES_FILE), `${JSON.stringify(faqFeatures, null, 2)}\n`);
