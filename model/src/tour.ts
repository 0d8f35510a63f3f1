/** How long after the first visit the tour still opens by itself: as long as the homepage welcomes a newcomer. */
export const TOUR_DAYS = 60;
const DAY_MS = 86_400_000;

/** Whether the tour opens by itself: not ended yet, and the first visit is in its first weeks. */
export function isTourTime(
  account: { tourEndedAt: Date | null; firstConnectionAt: Date | null },
  now: Date,
): boolean {
  if (account.tourEndedAt) return false;
  const first = account.firstConnectionAt;
  return !first || now.getTime() - first.getTime() <= TOUR_DAYS * DAY_MS;
}

/** What is shown in a tour; each is a place of the screen. */
export const tourStops = [
  "tasks",
  "people",
  "invoices",
  "reimbursements",
  "contract",
  "documents",
  "search",
  "bell",
  "help",
  "account",
] as const;
export type TourStop = (typeof tourStops)[number];

export const TourKind = [
  "FAMILY",
  "NEWCOMER",
  "AFFILIATE",
  "GUARDIANSHIP",
  "HEAVY",
  "OWNER",
] as const;
export type TourKind = (typeof TourKind)[number];

/** From so many insured people on, a household is shown how to search and filter. */
export const HEAVY_HOUSEHOLD = 6;

interface TourVisitor {
  isAddressOwner: boolean;
  sousTutelle: boolean;
  insureds: number;
  isNewcomer: boolean;
}

/** Which tour fits an account. Who may do less is told first what they can do. */
export function tourKind({
  isAddressOwner,
  sousTutelle,
  insureds,
  isNewcomer,
}: TourVisitor): TourKind {
  if (sousTutelle) return "GUARDIANSHIP";
  if (!isAddressOwner) return "AFFILIATE";
  if (insureds >= HEAVY_HOUSEHOLD) return "HEAVY";
  if (isNewcomer) return "NEWCOMER";
  return insureds > 1 ? "FAMILY" : "OWNER";
}

/** The stops of each tour, in order; a stop whose place is missing is left out. */
export const tours: Readonly<Record<TourKind, readonly TourStop[]>> = {
  FAMILY: ["tasks", "people", "invoices", "reimbursements", "search", "help"],
  OWNER: ["tasks", "invoices", "reimbursements", "search", "help"],
  NEWCOMER: ["tasks", "contract", "reimbursements", "bell", "help"],
  AFFILIATE: ["reimbursements", "contract", "documents", "account", "help"],
  GUARDIANSHIP: ["tasks", "contract", "documents", "help"],
  HEAVY: ["tasks", "search", "invoices", "people", "bell", "help"],
};
