import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type * as z from "zod/mini";
import { useQuery } from "../../core/http/useQuery.ts";
import type { ShownFile } from "../files/FileViewer.tsx";
import { ask, DeskProblem, send } from "../http/desk-api.ts";
import { useShownFocus } from "../keyboard/useShownFocus.ts";

interface Taken<Rule> {
  readonly path: string;
  readonly rule: Rule;
  readonly queryKey: readonly string[];
  /** The list that shows who has it. */
  readonly listKey: string;
}

/** Takes a case, which opens the customer's rows, and reads it; the focus moves to what was opened. */
export function useTaken<Rule extends z.core.$ZodType>({
  path,
  rule,
  queryKey,
  listKey,
}: Taken<Rule>) {
  const cache = useQueryClient();
  const opened = useQuery({
    queryKey,
    queryFn: async () => {
      await send(`${path}/take`, { method: "POST" });
      return ask(path, rule);
    },
    // Taking is an act: it is not repeated by itself.
    staleTime: Infinity,
    gcTime: 0,
  });
  const { isSuccess } = opened;
  const article = useRef<HTMLElement>(null);
  useShownFocus(article, isSuccess);
  useEffect(() => {
    if (isSuccess) void cache.invalidateQueries({ queryKey: [listKey] });
  }, [cache, isSuccess, listKey]);
  return { opened, article, isShown: opened.data !== undefined && !isRefused(opened.error) };
}

/** A refusal closes the case; what was read stays, with what is typed beside it, when reading it again fails otherwise. */
function isRefused(error: Error | null): boolean {
  return error instanceof DeskProblem && (error.status === 409 || error.status === 404);
}

/** The file of a case that is shown beside it. */
export function useShownFile() {
  const [file, setFile] = useState<ShownFile>();
  const closeFile = useCallback(() => setFile(undefined), []);
  return { file, setFile, closeFile };
}
