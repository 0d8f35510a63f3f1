import { useEffect, useState } from "react";
import geometry from "./geometry.json" with { type: "json" };
import { type Label, unpackTowns } from "./labels.ts";
import type { Place } from "./map.ts";
import { toOrigin } from "./projection.ts";

const cities = unpackTowns(geometry.cities);
const DETAIL_ZOOM = 9.5;
let all = cities;

/** The larger towns, and all localities once somebody has come close enough to see them. */
export function useTowns(zoom: number): readonly Label[] {
  const [towns, setTowns] = useState(all);
  const isClose = zoom >= DETAIL_ZOOM;
  useEffect(() => {
    if (!isClose || all !== cities) return undefined;
    let isWanted = true;
    void import("./towns.json")
      .then(({ default: packed }) => {
        all = unpackTowns(packed);
        if (isWanted) setTowns(all);
      })
      // Without them the map still shows the larger towns.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [isClose]);
  return towns;
}

export function nearestTown(place: Place): string {
  const { x, y } = toOrigin(place);
  const away = (town: Label) => Math.hypot(town.x - x, town.y - y);
  return all.reduce((best, town) => (away(town) < away(best) ? town : best)).name;
}
