import { createRoot } from "react-dom/client";

const root = document.querySelector("#root");
if (root) createRoot(root).render(<h1>Bonjour</h1>);
