import latin from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "../core/routing/router.tsx";
import { writeCookie } from "../core/cookies.ts";

const family = "Figtree Variable";
const days = 365;

/**
 * The first visit is painted with a system font, because the web font would delay it. The web font is fetched now and
 * used from the next screen on, so that no text moves while it is read; a cookie tells the server.
 */
export function LateFont() {
  const { path } = useLocation();
  const [startedAt] = useState(path);
  const arrived = useRef<FontFace>(undefined);
  useEffect(() => {
    if ([...document.fonts].some((face) => face.family.includes(family))) return;
    new FontFace(family, `url(${latin})`, { weight: "300 900" }).load().then(
      (face) => {
        arrived.current = face;
        writeCookie("font", "1", days);
      },
      // The system fonts stay.
      () => undefined,
    );
  }, []);
  useLayoutEffect(() => {
    if (path !== startedAt && arrived.current) document.fonts.add(arrived.current);
  }, [path, startedAt]);
  return null;
}
