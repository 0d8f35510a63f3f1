import { Children, type ReactNode, useId, useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { CarouselControls } from "./CarouselControls.tsx";
import { CarouselDots } from "./CarouselDots.tsx";
import styles from "./Carousel.module.css";
import { useSlides } from "./useSlides.ts";

interface CarouselProps {
  /** The accessible name of the slides. */
  label: string;
  /** The heading above the slides, beside the controls. */
  heading?: ReactNode;
  /** Does not move by itself. */
  isStill?: boolean;
  /** The slides share the full width if there are fewer than fit. */
  fills?: boolean;
  /** A row of cards: on a phone half of the next card is visible instead of dots. */
  isRow?: boolean;
  /** The slides: three side by side, two below 1200 px, one below 768 px. */
  children: ReactNode;
}

/**
 * Slides that advance every five seconds once started, until they are stopped, hovered, or reduced motion is preferred.
 * They can be swiped as a scroll container.
 */
export function Carousel(props: CarouselProps) {
  const { label, heading, isStill = false, fills = false, isRow = false, children } = props;
  const t = useTexts("blocks");
  const id = useId();
  const [isHeld, setHeld] = useState(false);
  const slides = Children.toArray(children);
  const motion = useSlides(slides.length, { isHeld, isStill });
  const { strip, first, shown, isPlaying, wait } = motion;
  // The visible half of the next card can be tapped.
  const beside = isRow && shown === 1 ? 1 : 0;
  const place = (index: number) => t("slideOf", { slide: index + 1, slides: slides.length });
  return (
    <section aria-roledescription={t("carousel")} aria-label={label}>
      <div
        className={styles.carousel}
        data-row={isRow || undefined}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <div className={styles.head}>
          {heading}
          <CarouselControls label={label} motion={motion} stripId={id} />
        </div>
        <div
          className={styles.strip}
          data-slides={fills ? slides.length : undefined}
          id={id}
          ref={strip}
          onScroll={wait}
          role="group"
          aria-label={label}
          tabIndex={motion.last > 0 ? 0 : undefined}
          aria-live={isPlaying && !isHeld ? "off" : "polite"}
        >
          {slides.map((slide, index) => (
            <Slide
              key={index}
              isSeen={index >= first - beside && index < first + shown + beside}
              label={place(index)}
            >
              {slide}
            </Slide>
          ))}
        </div>
        {!isRow && <CarouselDots motion={motion} />}
      </div>
    </section>
  );
}

interface SlideProps {
  isSeen: boolean;
  label: string;
  children: ReactNode;
}

/** A slide out of view is also out of the tab order. */
function Slide({ isSeen, label, children }: SlideProps) {
  const t = useTexts("blocks");
  return (
    <div
      className={styles.slide}
      role="group"
      aria-roledescription={t("slide")}
      aria-label={label}
      inert={!isSeen}
    >
      {children}
    </div>
  );
}
