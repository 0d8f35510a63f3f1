import { useQueryErrorResetBoundary } from "@tanstack/react-query";

/** Shows what failed once more, and asks anew for what it needs. */
export function useRetry(reset: () => void): () => void {
  const queries = useQueryErrorResetBoundary();
  return () => {
    queries.reset();
    reset();
  };
}
