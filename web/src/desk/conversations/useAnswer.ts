import { BLANK, type OpenedConversation } from "@portal/model/inbox/conversations.ts";
import type { UploadedFile } from "@portal/model/files.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { useDraft } from "../drafts.ts";
import { DeskProblem, send } from "../http/desk-api.ts";

type Problem = "empty" | "blank" | undefined;

/** The answer that is typed, which stays while another conversation is shown, and the acts that end the clerk's turn. */
export function useAnswer({ id, messages }: OpenedConversation, onDone: () => void) {
  const t = useTexts("desk_conversations");
  const cache = useQueryClient();
  const [text, change] = useDraft(`answer ${id}`);
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const [isTried, setTried] = useState(false);
  const finish = (said: string) => {
    change("");
    toast(said);
    void cache.invalidateQueries({ queryKey: ["conversations"] });
    onDone();
  };
  const act = useAct(id, finish);
  const seen = messages.at(-1)?.id;
  const problem = problemOf(text);
  return {
    text,
    change,
    problem: isTried ? problem : undefined,
    setFiles,
    isBusy: act.isBusy,
    send: () => {
      setTried(true);
      if (problem !== undefined) return;
      const attachments = files.map(({ uuid }) => uuid);
      act.run({ name: "answer", body: { text, seen, attachments }, said: t("answer.done") });
    },
    close: () => act.run({ name: "close", body: { seen }, said: t("close.done") }),
    finish,
    giveBack: () => act.run({ name: "give-back", said: t("giveBack.done") }),
  };
}

interface Act {
  name: "answer" | "close" | "give-back";
  body?: unknown;
  said: string;
}

/** Runs an act about a conversation; a key that is pressed twice sends one. */
function useAct(id: string, finish: (said: string) => void) {
  const t = useTexts("desk_conversations");
  const cache = useQueryClient();
  const mutationKey = ["conversation act", id];
  const act = useMutation({
    mutationKey,
    mutationFn: ({ name, body }: Act) =>
      send(`/conversations/${id}/${name}`, { method: "POST", ...(body !== undefined && { body }) }),
    onSuccess: (_answer, { said }) => finish(said),
    onError(error) {
      const isNew = error instanceof DeskProblem && error.errorCode === "newMessage";
      toast(t(isNew ? "newMessage" : "actFailed"), "problem");
      if (isNew) void cache.invalidateQueries({ queryKey: ["conversation", id] });
    },
  });
  return {
    isBusy: act.isPending,
    run(next: Act) {
      if (cache.isMutating({ mutationKey }) === 0) act.mutate(next);
    },
  };
}

function problemOf(text: string): Problem {
  if (text.trim() === "") return "empty";
  return text.includes(BLANK) ? "blank" : undefined;
}
