import "../core/language/fonts.css";
import "../ui/layout/base.css";
import { Suspense } from "react";
import { createRoot } from "react-dom/client";
import { loadConfiguration, setConfiguration } from "../core/configuration.ts";
import { LanguageProvider } from "../core/language/LanguageProvider.tsx";
import { resolveLanguage } from "../core/language/language.ts";
import { locationOf } from "../core/routing/location.ts";
import { Router } from "../core/routing/router.tsx";
import { Gallery } from "./Gallery.tsx";

const container = document.getElementById("root");
if (!container) throw new Error("The page has no root element");
// Fields call the API if there is one; all else works without.
await loadConfiguration()
  .then(setConfiguration)
  .catch(() => undefined);
createRoot(container).render(
  <LanguageProvider
    initial={resolveLanguage(location.search, document.cookie, navigator.languages)}
  >
    <Router initial={locationOf(location.href)} preload={() => undefined}>
      <Suspense>
        <Gallery />
      </Suspense>
    </Router>
  </LanguageProvider>,
);
