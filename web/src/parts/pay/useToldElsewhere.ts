import { useQueryClient } from "@tanstack/react-query";

/** After an act on an invoice: the homepage and change tracking, which tell of it too, are asked for again. */
export function useToldElsewhere(): () => void {
  const cache = useQueryClient();
  return () => {
    for (const told of ["home", "interactions"]) void cache.invalidateQueries({ queryKey: [told] });
  };
}
