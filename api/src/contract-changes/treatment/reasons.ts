import type { Language } from "@portal/model/portal/languages.ts";

/** Why a requested change is no longer possible. */
export const reasons: Record<Language, Record<"otherContract" | "noContract", string>> = {
  fr: {
    otherContract:
      "Votre contrat a changé depuis votre demande. Refaites-la si vous souhaitez toujours ce changement.",
    noContract: "Il n’y a plus de contrat à cette date.",
  },
  de: {
    otherContract:
      "Ihr Vertrag hat sich seit dem Antrag geändert. Stellen Sie ihn nochmals, wenn Sie die Änderung weiterhin wünschen.",
    noContract: "Auf diesen Tag besteht kein Vertrag mehr.",
  },
  it: {
    otherContract:
      "Il suo contratto è cambiato dopo la richiesta. La faccia di nuovo se desidera ancora la modifica.",
    noContract: "A quella data non esiste più alcun contratto.",
  },
  en: {
    otherContract:
      "Your contract has changed since your request. Please make it again if you still want the change.",
    noContract: "There is no longer a contract on that date.",
  },
};
