const MOST_ROWS = 1_000;

/** Rows in portions that one statement can take: PostgreSQL has a limit of parameters. */
export function inChunks<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / MOST_ROWS) }, (_, place) =>
    rows.slice(place * MOST_ROWS, (place + 1) * MOST_ROWS),
  );
}
