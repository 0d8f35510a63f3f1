import { type Map, TileLayer } from "leaflet";
import { useEffect, useState } from "react";
import { mapTiles } from "../../core/configuration.ts";
import styles from "./MapFrame.module.css";

/**
 * The tiles of the configured address, over the drawing, which is seen where one is late or missing. When all of the
 * first ones fail, the map does without them. Answers whom they are owed to, once there are any.
 */
export function useTiles(map: Map): string | undefined {
  const [{ url, attribution }] = useState(mapTiles);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (url === "") return undefined;
    const tiles = new TileLayer(url, { className: styles.tiles ?? "" });
    let hasAny = false;
    tiles.on("tileload", () => setShown((hasAny = true)));
    // Whatever was asked for has arrived or failed.
    tiles.on("load", () => {
      if (!hasAny) tiles.remove();
    });
    tiles.addTo(map);
    return () => void tiles.remove();
  }, [map, url]);
  return isShown ? attribution : undefined;
}
