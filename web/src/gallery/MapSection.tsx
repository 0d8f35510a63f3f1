import { useState } from "react";
import { Button } from "../ui/layout/Button.tsx";
import { DEFAULT_RADIUS_METRES, LIST_ZOOM, type MapMarker } from "../ui/map/map.ts";
import { MapWaiting, SwissMap } from "../ui/map/SwissMap.tsx";
import { Held } from "./Held.tsx";
import { State } from "./State.tsx";

const towns: MapMarker[] = [
  { id: "lausanne", lat: 46.5197, lng: 6.6323, label: "Lausanne", detail: "Rue du Lac 12" },
  { id: "geneve", lat: 46.2044, lng: 6.1432, label: "Genève" },
  { id: "nyon", lat: 46.3832, lng: 6.2396, label: "Nyon" },
  { id: "bern", lat: 46.948, lng: 7.4474, label: "Bern" },
  { id: "zuerich", lat: 47.3769, lng: 8.5417, label: "Zürich" },
  { id: "winterthur", lat: 47.4988, lng: 8.7237, label: "Winterthur" },
  { id: "lugano", lat: 46.0037, lng: 8.9511, label: "Lugano" },
  { id: "chur", lat: 46.8508, lng: 9.532, label: "Chur" },
];
const quarter: MapMarker[] = [
  { id: "flon", lat: 46.5207, lng: 6.6279, label: "Lausanne Flon", detail: "Voie du Chariot 3" },
  { id: "gare", lat: 46.5167, lng: 6.6291, label: "Lausanne Gare", detail: "Place de la Gare 9" },
  { id: "ouchy", lat: 46.5075, lng: 6.6268, label: "Lausanne Ouchy", detail: "Quai du Léman 1" },
];
const palud = { lat: 46.5236, lng: 6.6165 };

export function MapSection() {
  return (
    <>
      <State name="The country, as beside a list">
        <Held<string | undefined> start={undefined}>
          {({ value, onChange }) => (
            <SwissMap
              label="Towns"
              markers={towns}
              selected={value}
              onSelect={onChange}
              zoom={LIST_ZOOM}
            />
          )}
        </Held>
      </State>
      <State name="A quarter, with a circle of 500 metres and where one is">
        <Quarter />
      </State>
      <State name="Without a view">
        <SwissMap label="No view" markers={[]} selected={undefined} onSelect={() => undefined} />
      </State>
      <State name="On its way">
        <MapWaiting />
      </State>
    </>
  );
}

/** The parent controls the selection and the view. */
function Quarter() {
  const [selected, setSelected] = useState<string | undefined>("gare");
  const [isFitted, setFitted] = useState(false);
  return (
    <>
      <SwissMap
        label="Quarter"
        markers={quarter}
        selected={selected}
        onSelect={setSelected}
        center={quarter[1]}
        fit={isFitted}
        circle={quarter[1] && { ...quarter[1], radiusMetres: DEFAULT_RADIUS_METRES }}
        here={palud}
      />
      <div>
        <Button variant="secondary" aria-pressed={isFitted} onClick={() => setFitted(!isFitted)}>
          Fit everything
        </Button>
        <Button variant="quiet" onClick={() => setSelected("ouchy")}>
          Select Ouchy
        </Button>
      </div>
    </>
  );
}
