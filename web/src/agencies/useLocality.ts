import { useQuery } from "../core/http/useQuery.ts";
import { useState } from "react";
import type { LocalityOption } from "../core/places.ts";
import type { ListOption } from "../ui/fields/Combobox.tsx";
import { type AgencySearchPlace, placeQuery } from "./agencies.ts";

type Refusal = "required" | "liechtenstein" | "unknown";

/** What somebody put into the field while the address named a place, and the place it is leading to. */
interface Picked {
  from: string | undefined;
  to?: string;
  option?: ListOption | undefined;
  refusal?: Refusal;
}

/**
 * What stands in the field: the locality of the address, until somebody picks another. Only Swiss ones are searched
 * around; another stays where it is, with the reason. A search around oneself leaves the field empty.
 */
export function useLocality(
  { placeId, isAroundHere }: { placeId: string | undefined; isAroundHere: boolean },
  onPlace: (id: string) => void,
) {
  const { data: place } = useQuery(placeQuery(placeId));
  const [picked, setPicked] = useState<Picked>();
  const from = isAroundHere ? "here" : placeId;
  const isOnTheWay = picked?.from === from || (picked?.to === from && place?.id !== from);
  if (picked && !isOnTheWay) setPicked(undefined);
  const { option, refusal } = picked && isOnTheWay ? picked : ofAddress(placeId, place);

  const choose = (next: (ListOption & Partial<LocalityOption>) | undefined) => {
    if (next?.locality && next.locality.pays !== "CH") {
      return setPicked({ from, option: next, refusal: "liechtenstein" });
    }
    setPicked({ from, option: next, ...(next && { to: next.id }) });
    return next && onPlace(next.id);
  };
  const refuseEmpty = () => setPicked({ from, refusal: "required" });
  return { option, refusal, choose, refuseEmpty };
}

function ofAddress(
  placeId: string | undefined,
  place: AgencySearchPlace | null | undefined,
): Pick<Picked, "option" | "refusal"> {
  if (place) return { option: place, ...(!place.isSwiss && { refusal: "liechtenstein" }) };
  return placeId !== undefined && place === null ? { refusal: "unknown" } : {};
}
