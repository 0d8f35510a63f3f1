/** In React's own chunk (`build/chunks.ts`), so that React is set up in the task of that file. */
export { createRoot, hydrateRoot } from "react-dom/client";
