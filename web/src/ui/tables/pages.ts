export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** An old link may name a page that no longer exists: the last one is shown instead. */
export function shownPage(page: number, pages: number): number {
  return Math.min(Math.max(1, page), pages);
}

/** The page of an entry; the first page for a missing one. */
export function pageOf(index: number, pageSize: number): number {
  return Math.floor(Math.max(0, index) / pageSize) + 1;
}

export function onPage<Thing>(things: readonly Thing[], page: number, pageSize: number): Thing[] {
  const shown = shownPage(page, pageCount(things.length, pageSize));
  return things.slice((shown - 1) * pageSize, shown * pageSize);
}

/** The first and last page, the current one and its neighbours, at most seven. 0 and -1 are gaps. */
export function pageSteps(page: number, pages: number): number[] {
  if (pages <= 7) return range(1, pages);
  if (page <= 4) return [...range(1, 5), 0, pages];
  if (page >= pages - 3) return [1, 0, ...range(pages - 4, pages)];
  return [1, 0, page - 1, page, page + 1, -1, pages];
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
