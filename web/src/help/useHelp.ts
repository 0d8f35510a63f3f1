import { useSuspenseQuery } from "@tanstack/react-query";
import { useToday } from "../core/today.ts";
import { type Help, helpQuery } from "./help.ts";

export function useHelp(): Help {
  return useSuspenseQuery(helpQuery(useToday())).data;
}
