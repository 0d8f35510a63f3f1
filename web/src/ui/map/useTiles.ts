import { type Map, TileLayer } from "leaflet";
import { useEffect, useState } from "react";
import { mapTiles } from "../../core/configuration.ts";
import styles from "./MapFrame.module.css";

/**
 * The tiles of the configured address, above the drawing, which shows through a late or missing tile. If all of the
 * first tiles fail, they are removed. Returns their attribution, once there are any.
 */
export function useTiles(map: Map): string | undefined {
  const [{ url, attribution }] = useState(mapTiles);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (url === "") return undefined;
    const tiles = new TileLayer(url, { className: styles.tiles ?? "" });
    let hasAny = false;
    tiles.on("tileload", () => setShown((hasAny = true)));
    // All requested tiles have loaded or failed.
    tiles.on("load", () => {
      if (!hasAny) tiles.remove();
    });
    tiles.addTo(map);
    return () => void tiles.remove();
  }, [map, url]);
  return isShown ? attribution : undefined;
}
