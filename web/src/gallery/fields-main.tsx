import "../core/fonts.css";
import "../ui/base.css";
import { Suspense } from "react";
import { createRoot } from "react-dom/client";
import { loadConfiguration, setConfiguration } from "../core/configuration.ts";
import { LanguageProvider } from "../core/LanguageProvider.tsx";
import { currentLanguage } from "../core/session.ts";
import { Page } from "../ui/Page.tsx";
import { FieldSections } from "./FieldsSection.tsx";

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
