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

/** What a tour explains; each is a place of the screen. */
export type TourStop =
  | "tasks"
  | "people"
  | "invoices"
  | "reimbursements"
  | "contract"
  | "documents"
  | "search"
  | "bell"
  | "help"
  | "account"
  | "reading"
  | "menu";

export type TourKind = "FAMILY" | "OWNER" | "NEWCOMER" | "AFFILIATE" | "GUARDIANSHIP" | "HEAVY";

/** From so many insured people on, a household is shown first how to find things. */
export const HEAVY_HOUSEHOLD = 6;

interface TourVisitor {
  isAddressOwner: boolean;
  sousTutelle: boolean;
  insureds: number;
  isNewcomer: boolean;
}

/** Which tour fits an account. What the account may do decides before what it has. */
export function tourKind(visitor: TourVisitor): TourKind {
  const { isAddressOwner, sousTutelle, insureds, isNewcomer } = visitor;
  if (sousTutelle) return "GUARDIANSHIP";
  if (!isAddressOwner) return "AFFILIATE";
  if (insureds >= HEAVY_HOUSEHOLD) return "HEAVY";
  if (isNewcomer) return "NEWCOMER";
  return insureds > 1 ? "FAMILY" : "OWNER";
}

/** The stops of each tour, in order. */
export const tours: Readonly<Record<TourKind, readonly TourStop[]>> = {
  FAMILY: ["tasks", "people", "invoices", "reimbursements", "search", "help"],
  OWNER: ["tasks", "invoices", "reimbursements", "search", "reading", "help"],
  NEWCOMER: ["tasks", "contract", "reimbursements", "bell", "reading", "help"],
  AFFILIATE: ["people", "reimbursements", "documents", "bell", "reading", "help"],
  GUARDIANSHIP: ["tasks", "documents", "bell", "reading", "help"],
  HEAVY: ["tasks", "search", "invoices", "people", "bell", "help"],
};

const behindMenu: ReadonlySet<TourStop> = new Set([
  "invoices",
  "reimbursements",
  "contract",
  "documents",
  "help",
  "account",
]);

/** The stops that the screen has. On a phone the menu stands once for the pages behind it; other missing places go. */
export function stopsOnScreen(
  stops: readonly TourStop[],
  isThere: (stop: TourStop) => boolean,
): TourStop[] {
  const shown = stops.map((stop) => (!isThere(stop) && behindMenu.has(stop) ? "menu" : stop));
  return [...new Set(shown)].filter(isThere);
}
