/** Travels with React itself (`build/chunks.ts`), so that React is set up in the task that runs its file, and not in ours. */
export { createRoot, hydrateRoot } from "react-dom/client";
