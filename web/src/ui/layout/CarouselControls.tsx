import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "./Button.tsx";
import styles from "./Carousel.module.css";
import type { Slides } from "./useSlides.ts";

interface CarouselControlsProps {
  /** The name of the carousel: a page may have several. */
  label: string;
  motion: Slides;
  stripId: string;
}

/** The controls precede the slides: a keyboard user must be able to stop them first (WCAG 2.2.2). */
export function CarouselControls({ label, motion, stripId }: CarouselControlsProps) {
  const t = useTexts("blocks");
  const { first, last, isPlaying, canPlay, setPlaying, show } = motion;
  if (last === 0) return null;
  return (
    <div className={styles.controls}>
      {canPlay && (
        <Button
          variant="icon"
          aria-label={t(isPlaying ? "pause" : "play")}
          onClick={() => setPlaying(!isPlaying)}
        >
          {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </Button>
      )}
      <Button
        variant="icon"
        aria-label={`${t("previous")}, ${label}`}
        aria-controls={stripId}
        onClick={() => show(first === 0 ? last : first - 1)}
      >
        <ChevronLeft aria-hidden="true" />
      </Button>
      <Button
        variant="icon"
        aria-label={`${t("next")}, ${label}`}
        aria-controls={stripId}
        onClick={() => show(first === last ? 0 : first + 1)}
      >
        <ChevronRight aria-hidden="true" />
      </Button>
    </div>
  );
}
