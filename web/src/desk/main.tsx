import "../core/language/fonts.css";
import "../ui/layout/base.css";
import "./desk.css";
import { createRoot } from "react-dom/client";
import { Boundary } from "../core/hydration.tsx";
import { LanguageProvider } from "../core/language/LanguageProvider.tsx";
import { resolveLanguage, showLanguage } from "../core/language/language.ts";
import { setBasePath } from "../core/routing/base-path.ts";
import { locationOf } from "../core/routing/location.ts";
import { Router } from "../core/routing/router.tsx";
import { Toasts } from "../ui/feedback/Toasts.tsx";
import { Desk } from "./Desk.tsx";

/** How long the first page waits for the font, which replaces no text once the page is shown. */
const FONT_PATIENCE_MS = 1_500;

const container = document.getElementById("root");
if (!container) throw new Error("The page has no root element");
setBasePath("/desk");
const language = resolveLanguage(location.search, document.cookie, navigator.languages);
showLanguage(language);
await Promise.race([
  document.fonts.load('1rem "Figtree Variable"').catch(() => []),
  new Promise((done) => setTimeout(done, FONT_PATIENCE_MS)),
]);
createRoot(container).render(
  <LanguageProvider initial={language}>
    <Router initial={locationOf(location.href)} preload={() => undefined}>
      <Boundary>
        <Desk />
        <Toasts />
      </Boundary>
    </Router>
  </LanguageProvider>,
);
