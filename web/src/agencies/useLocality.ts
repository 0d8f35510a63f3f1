import { useQuery } from "../core/http/useQuery.ts";
import { useState } from "react";
import type { LocalityOption } from "../core/places.ts";
import type { ListOption } from "../ui/fields/Combobox.tsx";
import { type AgencySearchPlace, placeQuery } from "./agencies.ts";

type Refusal = "required" | "liechtenstein" | "unknown";

/** The choice in the field, the place in the address at that time, and the place it leads to. */
interface Picked {
  from: string | undefined;
  to?: string;
  option?: ListOption | undefined;
  refusal?: Refusal;
}

/**
 * The value of the field: the locality in the address until the customer picks another. Localities abroad stay in the
 * field with the reason why they are not searched. A search around the position leaves the field empty.
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
