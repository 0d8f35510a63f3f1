import { knownLanguage, type Language, languages } from "@portal/model/portal/languages.ts";
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { graphql, query } from "../core/http/api.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { Select } from "../ui/fields/Select.tsx";
import { toast } from "../ui/feedback/toast.ts";

const MessageLanguageDocument = graphql(`
  query MessageLanguage {
    messageLanguage
  }
`);
const ChangeMessageLanguage = graphql(`
  mutation ChangeMessageLanguage($language: String!) {
    changeMessageLanguage(language: $language)
  }
`);
const queryKey = ["message-language"];

/** The language of letters and messages, saved when it is chosen. */
export function MessageLanguage() {
  const t = useTexts("settings");
  const names = useTexts("global");
  const cache = useQueryClient();
  const { data } = useSuspenseQuery({ queryKey, queryFn: () => query(MessageLanguageDocument) });
  const save = useMutation({
    mutationFn: (language: Language) => query(ChangeMessageLanguage, { language }),
    onSuccess: ({ changeMessageLanguage }) => {
      cache.setQueryData(queryKey, { messageLanguage: changeMessageLanguage });
      toast(t("language.messagesSaved"));
    },
  });
  return (
    <Select
      label={t("language.messages")}
      help={t("language.messagesHelp")}
      disabled={save.isPending}
      value={knownLanguage(data.messageLanguage)}
      options={languages.map((value) => ({ value, label: names(`languages.${value}`) }))}
      onChange={(chosen) => chosen && save.mutate(chosen)}
    />
  );
}
