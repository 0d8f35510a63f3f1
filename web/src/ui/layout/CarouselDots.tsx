import { useTexts } from "../../core/language/i18n.tsx";
import styles from "./Carousel.module.css";
import type { Slides } from "./useSlides.ts";

/** One dot per scroll position of the strip. */
export function CarouselDots({ motion: { first, last, show } }: { motion: Slides }) {
  const t = useTexts("blocks");
  if (last === 0) return null;
  return (
    <div data-screen className={styles.dots}>
      {Array.from({ length: last + 1 }, (_, position) => (
        <button
          key={position}
          type="button"
          className={styles.dot}
          aria-label={t("goToSlide", { slide: position + 1, slides: last + 1 })}
          aria-current={position === first || undefined}
          onClick={() => show(position)}
        />
      ))}
    </div>
  );
}
