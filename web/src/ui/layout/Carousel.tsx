import { Children, type ReactNode, useId, useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { CarouselControls } from "./CarouselControls.tsx";
import { CarouselDots } from "./CarouselDots.tsx";
import styles from "./Carousel.module.css";
import { useSlides } from "./useSlides.ts";

interface CarouselProps {
  /** What the slides are about. */
  label: string;
  /** Stands above the slides, beside what moves them. */
  heading?: ReactNode;
  /** Moves only when somebody moves it. */
  isStill?: boolean;
  /** Where there are fewer slides than room, they take all of it. */
  fills?: boolean;
  /** A row of cards: on a phone half of the next one is in sight instead of dots. */
  isRow?: boolean;
  /** The slides: three side by side, two below 1200 px, one below 768 px. */
  children: ReactNode;
}

/**
 * Slides that move on every five seconds once they are started, until they are stopped, pointed at or less motion is
 * asked for. Fingers move them as any strip that scrolls.
 */
export function Carousel(props: CarouselProps) {
  const { label, heading, isStill = false, fills = false, isRow = false, children } = props;
  const t = useTexts("blocks");
  const id = useId();
  const [isHeld, setHeld] = useState(false);
  const slides = Children.toArray(children);
  const motion = useSlides(slides.length, { isHeld, isStill });
  const { strip, first, shown, isPlaying, wait } = motion;
  // The half of a card that is in sight can be tapped.
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
          <CarouselControls motion={motion} stripId={id} />
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

/** What is out of sight is out of reach too. */
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
