import { useTexts } from "../../core/language/i18n.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import styles from "./SocialLinks.module.css";
import { useExternalPages } from "../header/useMenu.ts";

/** Simple icons of the four networks on a 24 × 24 canvas, drawn for this page. */
const networks = [
  {
    page: "facebook",
    sign: "M10 22v-8H7v-4h3V7.5C10 4.5 11.8 3 14.5 3H17v3.8h-1.7c-1 0-1.3.5-1.3 1.4V10h3l-.5 4H14v8Z",
  },
  {
    page: "instagram",
    sign: "M8 2h8a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6Zm0 2a4 4 0 0 0-4 4v8a4 4 0 0 0 4 4h8a4 4 0 0 0 4-4V8a4 4 0 0 0-4-4Zm4 3a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm5.5-3.5a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Z",
  },
  {
    page: "linkedin",
    sign: "M3 9h4v12H3ZM5 3a2.2 2.2 0 1 1 0 4.4A2.2 2.2 0 0 1 5 3Zm5 6h3.8v1.7c.7-1.2 2-2 3.7-2 3 0 4.5 2 4.5 5.3v7h-4v-6.4c0-1.6-.6-2.5-1.9-2.5-1.4 0-2.1 1-2.1 2.6V21h-4Z",
  },
  {
    page: "youtube",
    sign: "M5 5c4-.7 10-.7 14 0 2 .3 3 1.5 3 3.5v7c0 2-1 3.2-3 3.5-4 .7-10 .7-14 0-2-.3-3-1.5-3-3.5v-7C2 6.5 3 5.3 5 5Zm5 3.5v7l6-3.5Z",
  },
] as const;

export function SocialLinks() {
  const t = useTexts("template");
  const words = useTexts("global");
  const hrefOf = useExternalPages();
  return (
    <ul className={styles.social} aria-label={t("footer.social")}>
      {networks.map(({ page, sign }) => {
        const href = hrefOf(page);
        return (
          href && (
            <li key={page}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
                  <path d={sign} />
                </svg>
                <VisuallyHidden>
                  {t(`external.${page}`)} {words("newTab")}
                </VisuallyHidden>
              </a>
            </li>
          )
        );
      })}
    </ul>
  );
}
