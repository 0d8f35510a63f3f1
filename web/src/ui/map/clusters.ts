import Supercluster, { type ClusterFeature, type PointFeature } from "supercluster";
import { type MapMarker, type Place, zooms } from "./map.ts";

/** A marker, or several that would cover one another. */
export interface Pin extends Place {
  markers: readonly [MapMarker, ...MapMarker[]];
}

interface Listed {
  marker: MapMarker;
  order: number;
}

/** Targets of 44 px must not lie on one another. */
const APART_PIXELS = 40;
const TILE = 256;

/**
 * Markers as they are shown at a zoom, in the order given. The selected one always stands by itself, and at the nearest
 * zoom all do.
 */
export function clustersOf(
  markers: readonly MapMarker[],
  selected?: string,
): (zoom: number) => Pin[] {
  const listed = markers.map((marker, order) => featureOf({ marker, order }));
  const isAlone = ({ properties }: PointFeature<Listed>) => properties.marker.id === selected;
  const index = new Supercluster<Listed, Listed>({
    radius: APART_PIXELS,
    extent: TILE,
    maxZoom: zooms.most - 1,
  }).load(listed.filter((feature) => !isAlone(feature)));

  const membersOf = ({ properties }: ClusterFeature<Listed> | PointFeature<Listed>): Listed[] =>
    "cluster" in properties
      ? index.getLeaves(properties.cluster_id, Infinity).map((leaf) => leaf.properties)
      : [properties];
  return (zoom) =>
    [...index.getClusters([-180, -90, 180, 90], zoom), ...listed.filter(isAlone)]
      .map((feature) => ({ feature, members: membersOf(feature).toSorted(byOrder) }))
      .toSorted((one, other) => byOrder(one.members[0], other.members[0]))
      .flatMap(({ feature, members: [first, ...others] }) => {
        const [lng = 0, lat = 0] = feature.geometry.coordinates;
        if (!first) return [];
        return [{ lat, lng, markers: [first.marker, ...others.map(({ marker }) => marker)] }];
      });
}

function featureOf(properties: Listed): PointFeature<Listed> {
  const { lng, lat } = properties.marker;
  return { type: "Feature", properties, geometry: { type: "Point", coordinates: [lng, lat] } };
}

function byOrder(one?: Listed, other?: Listed): number {
  return (one?.order ?? 0) - (other?.order ?? 0);
}
