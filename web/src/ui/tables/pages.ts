export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** A page that an old link names may be gone: the last one is shown instead. */
export function shownPage(page: number, pages: number): number {
  return Math.min(Math.max(1, page), pages);
}

/** The page on which a thing stands; the first for one that is nowhere. */
export function pageOf(index: number, pageSize: number): number {
  return Math.floor(Math.max(0, index) / pageSize) + 1;
}

/** The things of one page. */
export function onPage<Thing>(things: readonly Thing[], page: number, pageSize: number): Thing[] {
  const shown = shownPage(page, pageCount(things.length, pageSize));
  return things.slice((shown - 1) * pageSize, shown * pageSize);
}

/** Both ends, the current page and its neighbours, never more than seven. 0 and -1 stand for what is left out. */
export function pageSteps(page: number, pages: number): number[] {
  if (pages <= 7) return range(1, pages);
  if (page <= 4) return [...range(1, 5), 0, pages];
  if (page >= pages - 3) return [1, 0, ...range(pages - 4, pages)];
  return [1, 0, page - 1, page, page + 1, -1, pages];
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
