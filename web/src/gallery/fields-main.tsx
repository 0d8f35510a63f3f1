import "../core/language/fonts.css";
import "../ui/layout/base.css";
import { Suspense } from "react";
import { createRoot } from "react-dom/client";
import { loadConfiguration, setConfiguration } from "../core/configuration.ts";
import { LanguageProvider } from "../core/language/LanguageProvider.tsx";
import { currentLanguage } from "../core/session/session.ts";
import { Page } from "../ui/layout/Page.tsx";
import { FieldSections } from "./fields/FieldsSection.tsx";

const container = document.getElementById("root");
if (!container) throw new Error("The page has no root element");
setConfiguration(await loadConfiguration());
createRoot(container).render(
  <LanguageProvider initial={currentLanguage()}>
    <Suspense>
      <main>
        <Page title="Fields">
          <FieldSections />
        </Page>
      </main>
    </Suspense>
  </LanguageProvider>,
);
