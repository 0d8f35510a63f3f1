import { useCallback, useState } from "react";
import { useLocation } from "../core/routing/router.tsx";

type Panel = "menu" | "notifications" | "cookies" | "search";

export interface PanelChoice {
  readonly panel: Panel | undefined;
  readonly open: (panel: Panel) => void;
  readonly close: () => void;
}

/**
 * A navigation closes the panel. Both functions are stable on a page, so that their users do not render again for a
 * panel.
 */
export function usePanel(): PanelChoice {
  const place = useLocation();
  const [opened, setOpened] = useState<{ panel: Panel; place: typeof place }>();
  return {
    panel: opened?.place === place ? opened.panel : undefined,
    open: useCallback((panel) => setOpened({ panel, place }), [place]),
    close: useCallback(() => setOpened(undefined), []),
  };
}
