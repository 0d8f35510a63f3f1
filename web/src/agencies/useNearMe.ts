import { coarsePoint, isAroundSwitzerland } from "@portal/model/places/agencies.ts";
import type { Coordinates } from "@portal/model/places/places.ts";
import { useState } from "react";

const TIMEOUT_MS = 10_000;
/** A position of the last five minutes is precise enough. */
const OLDEST_MS = 300_000;

export type NearMeProblem = "denied" | "unavailable" | "abroad";

/** Asks the browser for the position on request. It is rounded and not stored. */
export function useNearMe(onFound: (here: Coordinates) => void) {
  const [isWaiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<NearMeProblem>();
  const end = (outcome?: NearMeProblem) => {
    setWaiting(false);
    setProblem(outcome);
  };
  const ask = () => {
    if (!("geolocation" in navigator)) return end("unavailable");
    setWaiting(true);
    setProblem(undefined);
    return navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng } }) => {
        const here = coarsePoint({ lat, lng });
        const isNear = isAroundSwitzerland(here);
        end(isNear ? undefined : "abroad");
        if (isNear) onFound(here);
      },
      ({ code, PERMISSION_DENIED }) => end(code === PERMISSION_DENIED ? "denied" : "unavailable"),
      { enableHighAccuracy: false, timeout: TIMEOUT_MS, maximumAge: OLDEST_MS },
    );
  };
  return { ask, isWaiting, problem, forget: () => setProblem(undefined) };
}
