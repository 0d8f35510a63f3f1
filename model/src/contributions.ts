/** How far a yearly share of the costs is used up. All amounts in rappen. */
export interface CostShare {
  annual: number;
  paid: number;
  percent: number;
  toBePaid: number;
}

export function costShare(annual: number, paid: number): CostShare {
  const percent = annual === 0 ? 0 : Math.min(100, Math.floor((paid * 100) / annual));
  return { annual, paid, percent, toBePaid: Math.max(0, annual - paid) };
}
