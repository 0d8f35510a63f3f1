import { useEffect, useState } from "react";
import { Button } from "../ui/layout/Button.tsx";

interface CooldownButtonProps {
  seconds: number;
  /** The label with the seconds left; at 0 the button is enabled. */
  text: (left: number) => string;
  onPress: () => void;
}

/** A button that is disabled for some seconds and shows the countdown. */
export function CooldownButton({ seconds, text, onPress }: CooldownButtonProps) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const count = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    const timer = setInterval(count, 500);
    return () => clearInterval(timer);
  }, [seconds]);
  return (
    <Button variant="quiet" aria-disabled={left > 0} onClick={() => left === 0 && onPress()}>
      {text(left)}
    </Button>
  );
}
