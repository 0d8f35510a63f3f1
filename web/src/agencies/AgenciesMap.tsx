import type { Coordinates } from "@portal/model/places/places.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { DEFAULT_RADIUS_METRES, DEFAULT_ZOOM, LIST_ZOOM } from "../ui/map/map.ts";
import { SwissMap } from "../ui/map/SwissMap.tsx";
import type { Agency } from "./agencies.ts";

/** A place and the towns around it. */
const AROUND_ZOOM = 10;

interface AgenciesMapProps {
  agencies: readonly Agency[];
  point: Coordinates | undefined;
  here: Coordinates | undefined;
  selected: string | undefined;
  onSelect: (id: string | undefined) => void;
}

/** The whole country, the surroundings of what was searched, or the streets around the agency that is chosen. */
export function AgenciesMap({ agencies, point, here, selected, onSelect }: AgenciesMapProps) {
  const t = useTexts("agencies");
  const chosen = agencies.find(({ uuid }) => uuid === selected)?.geolocation;
  return (
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
      circle={chosen && { ...chosen, radiusMetres: DEFAULT_RADIUS_METRES }}
      here={here}
    />
  );
}

function zoomOf(chosen: Coordinates | undefined, point: Coordinates | undefined): number {
  if (chosen) return DEFAULT_ZOOM;
  return point ? AROUND_ZOOM : LIST_ZOOM;
}
