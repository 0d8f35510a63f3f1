import type { Language } from "@portal/model/portal/languages.ts";
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { fixedLanguage, LanguageContext } from "../../core/language/i18n.tsx";
import styles from "./Preview.module.css";

interface PreviewFrameProps {
  readonly title: string;
  readonly width: number;
  readonly language: Language;
  readonly children: ReactNode;
}

/** A window of a width in which a part of the portal is shown in a language, made smaller where there is less room. */
export function PreviewFrame({ title, width, language, children }: PreviewFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  const [size, setSize] = useState({ room: width, height: 80 });
  const openFrame = useCallback((frame: HTMLIFrameElement) => {
    const page = frame.contentDocument;
    if (!page) return undefined;
    copyStyles(page);
    setBody(page.body);
    return () => setBody(undefined);
  }, []);
  useEffect(() => {
    if (body) describe(body.ownerDocument, language, title);
  }, [body, language, title]);
  useLayoutEffect(() => {
    if (!body) return undefined;
    const measure = () =>
      setSize({ room: room.current?.clientWidth ?? width, height: body.scrollHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(body);
    if (room.current) observer.observe(room.current);
    return () => observer.disconnect();
  }, [body, width]);
  const scale = Math.min(1, size.room / width);
  return (
    <div ref={room} className={styles.window} style={{ height: Math.ceil(size.height * scale) }}>
      <iframe
        ref={openFrame}
        title={title}
        // The portal writes into the window from outside, so that it needs no scripts of its own.
        sandbox="allow-same-origin"
        className={styles.frame}
        style={{ width, height: size.height, transform: `scale(${scale})` }}
      />
      {body &&
        createPortal(
          <LanguageContext value={fixedLanguage(language)}>
            <div inert className={styles.page}>
              {children}
            </div>
          </LanguageContext>,
          body,
        )}
    </div>
  );
}

/** Gives a window the page's own styles, so that their media queries see the width of the window. */
function copyStyles(page: Document) {
  const sheets = [...document.querySelectorAll('link[rel="stylesheet"], style')].map((sheet) =>
    page.importNode(sheet, true),
  );
  page.head.replaceChildren(...sheets);
}

function describe(page: Document, language: Language, title: string) {
  page.documentElement.lang = language;
  page.title = title;
}
