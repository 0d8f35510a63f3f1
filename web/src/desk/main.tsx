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

const container = document.getElementById("root");
if (!container) throw new Error("The page has no root element");
setBasePath("/desk");
const language = resolveLanguage(location.search, document.cookie, navigator.languages);
showLanguage(language);
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
