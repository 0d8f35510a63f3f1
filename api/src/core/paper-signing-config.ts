import { z } from "zod";
import { StartProblem } from "./start-problem.ts";

const pem = z.string().trim().min(1);

/** The settings of the key that signs papers. */
export const paperSigningSettings = {
  PAPER_SIGNING_KEY: pem.optional(),
  PAPER_SIGNING_CERTIFICATES: pem.optional(),
};

/** The insurer's own key for papers, in PEM. Without it the installation makes one. */
export interface PaperSigningConfig {
  key: string;
  certificates: string;
}

interface GivenSettings {
  PAPER_SIGNING_KEY?: string | undefined;
  PAPER_SIGNING_CERTIFICATES?: string | undefined;
}

export function paperSigningOf(settings: GivenSettings): PaperSigningConfig | undefined {
  const { PAPER_SIGNING_KEY: key, PAPER_SIGNING_CERTIFICATES: certificates } = settings;
  if (!key && !certificates) return undefined;
  if (!key || !certificates) {
    throw new StartProblem(
      "Settings: signed papers need PAPER_SIGNING_KEY and PAPER_SIGNING_CERTIFICATES together.",
    );
  }
  return { key, certificates };
}
