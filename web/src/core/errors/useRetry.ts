import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation } from "../routing/router.tsx";

/** Renders the failed content again and refetches its queries. */
export function useRetry(reset: () => void): () => void {
  const queries = useQueryErrorResetBoundary();
  return () => {
    queries.reset();
    reset();
  };
}

/** Like `useRetry`, and also retries by itself when the address changes. */
export function useRetryElsewhere(reset: () => void): () => void {
  const retry = useRetry(reset);
  const { search } = useLocation();
  const failedAt = useRef(search);
  useEffect(() => {
    if (failedAt.current !== search) retry();
  });
  return retry;
}
