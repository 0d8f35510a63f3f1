import { useState } from "react";
import { mapTiles } from "../../core/configuration.ts";

const MOST_FAILURES = 3;

/** The tiles of the configured address. When the first ones fail, the map does without them. */
export function useTiles() {
  const [{ url, attribution }] = useState(mapTiles);
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState(0);
  const isShown = loaded.size > 0;
  return {
    url: url !== "" && (isShown || failures < MOST_FAILURES) ? url : undefined,
    attribution,
    isShown,
    loaded,
    arrived: (tile: string) => setLoaded((before) => new Set([...before, tile])),
    failed: () => setFailures((before) => before + 1),
  };
}
export type Tiles = ReturnType<typeof useTiles>;
