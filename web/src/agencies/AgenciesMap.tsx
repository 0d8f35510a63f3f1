import type { Coordinates } from "@portal/model/places/places.ts";
import { mapTiles } from "../core/configuration.ts";
import { usePageBody } from "../core/environment.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { DEFAULT_RADIUS_METRES, DEFAULT_ZOOM, LIST_ZOOM } from "../ui/map/map.ts";
import { SwissMap } from "../ui/map/SwissMap.tsx";
import type { Agency } from "./agencies.ts";
import styles from "./AgenciesScreen.module.css";

/** A place and the towns around it. */
const AROUND_ZOOM = 10;
/** The town with its neighbours and lakes: a closer map without tiles would be empty. */
const TOWN_ZOOM = 11.25;
/** Up to this zoom a map without tiles shows at least one town's name. */
const NEAREST_ZOOM = 12;

interface AgenciesMapProps {
  agencies: readonly Agency[];
  point: Coordinates | undefined;
  here: Coordinates | undefined;
  selected: string | undefined;
  onSelect: (id: string | undefined) => void;
}

/** The whole country, the surroundings of the search, or the town of the chosen agency. */
export function AgenciesMap({ agencies, point, here, selected, onSelect }: AgenciesMapProps) {
  const t = useTexts("agencies");
  const chosen = agencies.find(({ uuid }) => uuid === selected)?.geolocation;
  return (
    <>
      <SwissMap
        label={t("results.map")}
        markers={agencies.map(({ uuid: id, title: label, address: detail, geolocation }) => ({
          id,
          label,
          detail,
          lat: geolocation.lat,
          lng: geolocation.lng,
        }))}
        selected={selected}
        onSelect={onSelect}
        center={chosen ?? point}
        zoom={zoomOf(chosen, point)}
        maxZoom={hasStreets() ? undefined : NEAREST_ZOOM}
        circle={chosen && { ...chosen, radiusMetres: DEFAULT_RADIUS_METRES }}
        here={here}
      />
      <NoStreets />
    </>
  );
}

function zoomOf(chosen: Coordinates | undefined, point: Coordinates | undefined): number {
  if (chosen) return hasStreets() ? DEFAULT_ZOOM : TOWN_ZOOM;
  return point ? AROUND_ZOOM : LIST_ZOOM;
}

/** Only configured tiles show streets; the bundled map has towns, lakes and borders. */
function hasStreets(): boolean {
  return mapTiles().url !== "";
}

/** Tells that the map has no streets, and links to one that has. */
function NoStreets() {
  const t = useTexts("agencies");
  const isInBrowser = usePageBody() !== undefined;
  if (!isInBrowser || hasStreets()) return null;
  return <p className={styles.note}>{t("results.noStreets")}</p>;
}
