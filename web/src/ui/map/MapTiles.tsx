import styles from "./MapTiles.module.css";
import { TILE, toWorld, type View } from "./projection.ts";
import type { Tiles } from "./useTiles.ts";
import type { Size } from "./view.ts";

const NEAREST_TILES = 18;

/** Tiles over the bundled drawing. Each is seen once it has arrived; where one is late or missing, the drawing shows. */
export function MapTiles({ view, size, tiles }: { view: View; size: Size; tiles: Tiles }) {
  const { url, loaded, arrived, failed } = tiles;
  if (!url) return null;
  return tilesIn(view, size).map(({ z, x, y, left, top, width }) => {
    const name = `${z}/${x}/${y}`;
    return (
      <img
        key={name}
        className={loaded.has(name) ? styles.tile : styles.coming}
        src={addressOf(url, { z, x, y })}
        style={{ width, height: width, transform: `translate(${left}px, ${top}px)` }}
        alt=""
        decoding="async"
        onLoad={() => arrived(name)}
        onError={failed}
      />
    );
  });
}

function addressOf(url: string, { z, x, y }: { z: number; x: number; y: number }): string {
  return url.replace("{z}", String(z)).replace("{x}", String(x)).replace("{y}", String(y));
}

/** The tiles that a view needs, and where they lie. */
export function tilesIn(view: View, { width, height }: Size) {
  const z = Math.min(NEAREST_TILES, Math.round(view.zoom));
  const side = TILE * 2 ** (view.zoom - z);
  const middle = toWorld(view, view.zoom);
  const corner = { x: middle.x - width / 2, y: middle.y - height / 2 };
  const columns = range(corner.x / side, (corner.x + width) / side);
  const rows = range(corner.y / side, (corner.y + height) / side);
  return rows.flatMap((y) =>
    columns.map((x) => ({
      z,
      x,
      y,
      left: x * side - corner.x,
      top: y * side - corner.y,
      width: side,
    })),
  );
}

function range(from: number, to: number): number[] {
  const first = Math.floor(from);
  return Array.from({ length: Math.ceil(to) - first }, (_, index) => first + index);
}
