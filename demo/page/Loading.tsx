import { languageOfPage, texts } from "./texts.ts";
import styles from "./bar.module.css";

interface Progress {
  readonly step: "program" | "data" | "start";
  readonly loaded: number;
  readonly total: number;
}
interface Broken {
  readonly step: "broken";
  readonly reason: string;
}

const MEGABYTE = 1_000_000;

/** The first visit's screen until the insurer has started. */
export function Loading(props: Progress | Broken) {
  const { loading } = texts[languageOfPage()];
  if (props.step === "broken")
    return (
      <main className={styles.loading} role="alert">
        <h1>{loading.broken}</h1>
        <pre>{props.reason}</pre>
      </main>
    );
  const { step, loaded, total } = props;
  return (
    <main className={styles.loading} aria-busy="true">
      <h1>{loading.title}</h1>
      <progress max={total} value={Math.min(loaded, total)} aria-label={loading.title} />
      <p>
        {step === "start"
          ? loading.start
          : `${(loaded / MEGABYTE).toFixed(1)} / ${(total / MEGABYTE).toFixed(1)} MB`}
      </p>
      <p className={styles.quiet}>{loading.about}</p>
    </main>
  );
}
