import { Boundary } from "../../core/hydration.tsx";
import { loadTexts, useLanguage } from "../../core/language/i18n.tsx";
import { useSearch } from "../../core/routing/search.ts";
import { ClientOnly } from "../../ui/feedback/ClientOnly.tsx";
import { lazyPart, usePreload } from "../../ui/feedback/lazy-part.tsx";
import { moreTime, paySheet } from "./pay-address.ts";

const PaySheet = lazyPart(async () => (await import("./PaySheet.tsx")).PaySheet);

/** Shows the payment sheet of the invoice in the address, on any screen with amounts due. */
export function PaySheetPlace() {
  const search = useSearch();
  const { language } = useLanguage();
  const id = search.get(paySheet);
  usePreload(PaySheet);
  if (id === "") return null;
  void loadTexts(language, "invoices");
  return (
    <ClientOnly>
      <Boundary>
        <PaySheet
          id={id}
          showsTime={search.get(moreTime) !== ""}
          onClose={() => search.set(paySheet.to(""), moreTime.to(""))}
        />
      </Boundary>
    </ClientOnly>
  );
}
