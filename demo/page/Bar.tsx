import { formatDate } from "@portal/model/calendar/dates.ts";
import { languages } from "@portal/model/portal/languages.ts";
import { useEffect, useId, useState } from "react";
import type { InsurerState } from "../insurer/protocol.ts";
import { basePath } from "./folder.ts";
import { failure, failures, setFailure } from "./failures.ts";
import type { Line } from "./line.ts";
import { LatestMessage } from "./LatestMessage.tsx";
import { Messages, useMessages } from "./Messages.tsx";
import { chosenDay } from "./shifted-date.ts";
import { chosenPersona, becomePersona } from "./sign-in.ts";
import { languageOfPage, texts } from "./texts.ts";
import styles from "./bar.module.css";

interface BarProps {
  readonly line: Line;
  readonly initial: InsurerState;
  /** The visitor followed a link to a page of the identity provider. */
  readonly isProviderMissed: boolean;
}

const languageNames = { fr: "Français", de: "Deutsch", it: "Italiano", en: "English" };

/** The controls of the visitor: persona, day, feature flags and failures. */
export function Bar({ line, initial, isProviderMissed }: BarProps) {
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState(initial);
  const words = texts[languageOfPage()];
  const panel = useId();
  const sent = useMessages(line);
  const isKept = useIsKept();
  const become = async (login: string) => {
    await becomePersona(line, login);
    location.assign(`${basePath}/`);
  };
  return (
    <aside className={styles.bar} aria-label={words.label[state.environment]}>
      <div className={styles.line}>
        <span>
          {words.label[state.environment]} · {formatDate(state.today)}
          {state.environment === "review" && ` · ${state.commit}`}
          {" · "}
          {isKept ? words.offlineReady : words.offlineLoading}
        </span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.close : words.open}
        </button>
      </div>
      {isProviderMissed && (
        <p role="status" className={styles.note}>
          {words.noProvider}
        </p>
      )}
      <div id={panel} className={styles.panel} hidden={!isOpen}>
        {isOpen && (
          <>
            <Personas line={line} onChoose={(login) => void become(login)} />
            <Language />
            <Day line={line} today={state.today} />
            <Failing />
            <Switches line={line} state={state} onChange={setState} />
            <Messages sent={sent ?? []} />
            <Reset line={line} />
          </>
        )}
      </div>
      <LatestMessage sent={sent} />
    </aside>
  );
}

/** Whether the service worker has cached every file, so that the page opens offline. */
function useIsKept(): boolean {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    const { serviceWorker } = navigator;
    const hear = ({ data }: MessageEvent) => {
      if (data === "kept") setKept(true);
    };
    serviceWorker.addEventListener("message", hear);
    return () => serviceWorker.removeEventListener("message", hear);
  }, []);
  return isKept;
}

interface Persona {
  readonly email: string;
  readonly name: string;
  readonly note: string;
}

function Personas({ line, onChoose }: { line: Line; onChoose: (login: string) => void }) {
  const [people, setPeople] = useState<Persona[]>([]);
  const language = languageOfPage();
  useEffect(() => {
    void line.act<Persona[]>({ kind: "personas", language }).then(setPeople);
  }, [line, language]);
  return (
    <label>
      {texts[language].persona}
      <select value={chosenPersona()} onChange={({ target }) => onChoose(target.value)}>
        {people.map(({ email, name, note }) => (
          <option key={email} value={email}>
            {name} · {note}
          </option>
        ))}
      </select>
    </label>
  );
}

function Language() {
  const language = languageOfPage();
  const choose = (chosen: string) => {
    const url = new URL(location.href);
    url.searchParams.set("lang", chosen);
    location.assign(url);
  };
  return (
    <label>
      {texts[language].language}
      <select value={language} onChange={({ target }) => choose(target.value)}>
        {languages.map((one) => (
          <option key={one} value={one}>
            {languageNames[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * Another day reloads the page, because the screen was computed for this day. The day applies when the form is sent,
 * because it is typed in parts.
 */
function Day({ line, today }: { line: Line; today: string }) {
  const words = texts[languageOfPage()];
  const [day, setDay] = useState(today);
  const choose = async () => {
    localStorage.setItem(chosenDay, day);
    await line.act({ kind: "today", day });
    location.reload();
  };
  return (
    <form className={styles.day} action={choose}>
      <label>
        {words.today}
        <input type="date" required value={day} onChange={({ target }) => setDay(target.value)} />
      </label>
      <button type="submit">{words.goToDay}</button>
    </form>
  );
}

function Failing() {
  const words = texts[languageOfPage()];
  const [now, setNow] = useState(failure);
  return (
    <label>
      {words.failure}
      <select
        value={now}
        onChange={({ target }) => {
          const chosen = failures.find((one) => one === target.value) ?? "none";
          setFailure(chosen);
          setNow(chosen);
        }}
      >
        {failures.map((one) => (
          <option key={one} value={one}>
            {words.failures[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SwitchesProps {
  readonly line: Line;
  readonly state: InsurerState;
  readonly onChange: (state: InsurerState) => void;
}

function Switches({ line, state, onChange }: SwitchesProps) {
  const words = texts[languageOfPage()];
  return (
    <fieldset>
      <legend>{words.flags}</legend>
      <label>
        <input
          type="checkbox"
          defaultChecked={state.isMaintenance}
          onChange={({ target: { checked: isRaised } }) =>
            void line.act<InsurerState>({ kind: "maintenance", isRaised }).then(onChange)
          }
        />
        {words.maintenance}
      </label>
      {state.flags.map(({ name, isOn }) => (
        <label key={name}>
          <input
            type="checkbox"
            defaultChecked={isOn}
            onChange={({ target }) =>
              void line
                .act<InsurerState>({ kind: "flag", name, isOn: target.checked })
                .then(onChange)
            }
          />
          <code>{name}</code>
        </label>
      ))}
    </fieldset>
  );
}

function Reset({ line }: { line: Line }) {
  return (
    <button type="button" className={styles.reset} onClick={() => void line.act({ kind: "reset" })}>
      {texts[languageOfPage()].reset}
    </button>
  );
}
