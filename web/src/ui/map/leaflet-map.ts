import "leaflet/dist/leaflet.css";
import { latLngBounds, Map } from "leaflet";
import { LIST_ZOOM, middleOfSwitzerland, zooms } from "./map.ts";

/** Of the map's middle: Switzerland stays in sight. */
const around = latLngBounds([45.4, 5.4], [48.1, 11]);

/** Leaflet with what it does as we do it; keys, wheel and who may drag are told in keys and gestures of our own. */
export function createMap(container: HTMLElement): Map {
  const map = new Map(container, {
    minZoom: zooms.least,
    maxZoom: zooms.most,
    // Any zoom between two: what fits is shown as near as possible, and wheels and fingers zoom smoothly.
    zoomSnap: 0,
    // Zooming by style sheets would leave behind what React draws.
    zoomAnimation: false,
    fadeAnimation: false,
    inertia: false,
    bounceAtZoomLimits: false,
    touchZoom: true,
    keyboard: false,
    scrollWheelZoom: false,
    doubleClickZoom: false,
    boxZoom: false,
    zoomControl: false,
    attributionControl: false,
  });
  map.createPane("drawing");
  map.setView(middleOfSwitzerland, LIST_ZOOM);
  map.on("moveend", () => keepAround(map));
  return map;
}

function keepAround(map: Map): void {
  const { lat, lng } = map.getCenter();
  // A pixel is never quite where it was asked for.
  if (around.pad(0.01).contains([lat, lng])) return;
  map.panTo(
    [
      between(around.getSouth(), lat, around.getNorth()),
      between(around.getWest(), lng, around.getEast()),
    ],
    { animate: false },
  );
}

export function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
