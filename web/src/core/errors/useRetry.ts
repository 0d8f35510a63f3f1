import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation } from "../routing/router.tsx";

/** Shows what failed once more, and asks anew for what it needs. */
export function useRetry(reset: () => void): () => void {
  const queries = useQueryErrorResetBoundary();
  return () => {
    queries.reset();
    reset();
  };
}

/** The same, also by itself as soon as the address asks for something else than what failed. */
export function useRetryElsewhere(reset: () => void): () => void {
  const retry = useRetry(reset);
  const { search } = useLocation();
  const failedAt = useRef(search);
  useEffect(() => {
    if (failedAt.current !== search) retry();
  });
  return retry;
}
