import type * as z from "zod/mini";
import { useInfiniteQuery } from "../../core/http/useInfiniteQuery.ts";
import { ask } from "./desk-api.ts";
import { searchOf } from "./search.ts";

interface Listed<Page, Row> {
  readonly queryKey: readonly unknown[];
  readonly path: string;
  readonly filter?: Readonly<Record<string, string | undefined>>;
  readonly rule: z.core.$ZodType<Page>;
  readonly rowsOf: (page: Page) => readonly Row[];
  /** What the next page begins after, and what a row is known by. */
  readonly placeOf: (row: Row) => string;
  /** A list that is asked for again by itself, which does not keep the session open. */
  readonly refetchInterval?: number;
}

export interface PagesOf<Page, Row> {
  readonly rows: readonly Row[];
  readonly first: Page | undefined;
  readonly last: Page | undefined;
  readonly isLoaded: boolean;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly refetch: () => Promise<unknown>;
  readonly fetchNextPage: () => Promise<unknown>;
}

/** The pages of a list. Under another filter the earlier rows stay until the new ones are there. */
export function usePages<Page extends { hasMore: boolean }, Row>({
  queryKey,
  path,
  filter,
  rule,
  rowsOf,
  placeOf,
  refetchInterval,
}: Listed<Page, Row>): PagesOf<Page, Row> {
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) =>
      ask(`${path}?${searchOf({ ...filter, after: pageParam })}`, rule, {
        isUnattended: refetchInterval !== undefined,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => {
      const row = page.hasMore ? rowsOf(page).at(-1) : undefined;
      return row === undefined ? undefined : placeOf(row);
    },
    ...(refetchInterval !== undefined && { refetchInterval }),
    placeholderData: (earlier) => earlier,
  });
  const pages = list.data?.pages ?? [];
  // A row that moved between two pages is shown once.
  const rows = new Map(pages.flatMap(rowsOf).map((row) => [placeOf(row), row]));
  return {
    ...list,
    rows: [...rows.values()],
    first: pages[0],
    last: pages.at(-1),
    isLoaded: list.data !== undefined,
  };
}
