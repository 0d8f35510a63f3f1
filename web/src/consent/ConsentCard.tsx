import { type ConsentChannel, isNamedChannel } from "@portal/model/consent.ts";
import { useId } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { Badge } from "../ui/feedback/Badge.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { Switch } from "../ui/fields/Switch.tsx";
import { type Bits, type ConsentText, keyOf } from "./consent.ts";
import { ConsentWords } from "./ConsentWords.tsx";
import styles from "./ConsentScreen.module.css";

interface ConsentCardProps {
  category: string;
  channels: readonly ConsentChannel[];
  words: ConsentText["texts"][number] | undefined;
  /** The state of the channels, including unsaved changes. */
  bits: Bits;
  pending: Bits;
  onSet: (set: Bits) => void;
}

/** The master switch is on if any channel is, and sets them all; each channel can also be set alone. */
export function ConsentCard(props: ConsentCardProps) {
  const { category, channels, words, bits, pending, onSet } = props;
  const t = useTexts("consent");
  const id = useId();
  const keys = channels.map((channel) => keyOf(category, channel));
  const isAny = keys.some((key) => bits[key] === 1);
  const toggleAll = () => onSet(Object.fromEntries(keys.map((key) => [key, isAny ? 0 : 1])));
  return (
    <Card className={styles.card} role="group" aria-labelledby={id}>
      <div className={styles.title}>
        <h2 id={id}>{words?.title}</h2>
        {keys.some((key) => key in pending) && <Badge tone="warning">{t("unsaved")}</Badge>}
      </div>
      <ConsentWords words={words} />
      <div className={styles.master}>
        <Switch label={t("agree")} about={words?.title} checked={isAny} onChange={toggleAll} />
      </div>
      {channels.some(isNamedChannel) && (
        <div className={styles.channels}>
          {channels.filter(isNamedChannel).map((channel) => {
            const key = keyOf(category, channel);
            const isOn = bits[key] === 1;
            return (
              <Switch
                key={channel}
                label={t(`channel.${channel}`)}
                about={words?.title}
                checked={isOn}
                onChange={() => onSet({ [key]: isOn ? 0 : 1 })}
              />
            );
          })}
        </div>
      )}
    </Card>
  );
}
