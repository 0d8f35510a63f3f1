import "../core/fonts.css";
import "../ui/base.css";
import { Suspense } from "react";
import { createRoot } from "react-dom/client";
import { LanguageProvider } from "../core/LanguageProvider.tsx";
import { resolveLanguage } from "../core/language.ts";
import { placeOf } from "../core/place.ts";
import { Router } from "../core/router.tsx";
import { Gallery } from "./Gallery.tsx";

const container = document.getElementById("root");
if (!container) throw new Error("The page has no root element");
createRoot(container).render(
  <LanguageProvider
    initial={resolveLanguage(location.search, document.cookie, navigator.languages)}
  >
    <Router initial={placeOf(location.href)} preload={() => undefined}>
      <Suspense>
        <Gallery />
      </Suspense>
    </Router>
  </LanguageProvider>,
);
