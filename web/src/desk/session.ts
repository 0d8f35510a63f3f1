import { DeskSession } from "@portal/model/desk/session.ts";
import type { Right } from "@portal/model/desk/rights.ts";
import type { QueryClient } from "@tanstack/react-query";
import { createContext, use } from "react";
import { ask, DeskProblem } from "./http/desk-api.ts";

export const sessionKey = ["session"] as const;

/** The session, or null without one. */
export async function loadSession(): Promise<DeskSession | null> {
  try {
    return await ask("/session", DeskSession);
  } catch (error) {
    if (error instanceof DeskProblem && error.status === 401) return null;
    throw error;
  }
}

/** Shows the sign-in page, behind which nothing stays of what was shown of customers. */
export function forgetSession(cache: QueryClient): void {
  cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
  cache.setQueryData(sessionKey, null);
}

export const SessionContext = createContext<DeskSession | undefined>(undefined);

/** The signed-in member of staff. */
export function useStaff(): DeskSession {
  const session = use(SessionContext);
  if (!session) throw new Error("useStaff is called before the sign-in");
  return session;
}

export function useMay(right: Right): boolean {
  return useStaff().rights.includes(right);
}
