import { useTexts } from "../core/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { Link } from "../core/router.tsx";
import { useSearch } from "../core/search.ts";
import styles from "./PersonChooser.module.css";
import { personChoice } from "./profile.ts";

/** The people on the account; whoever is alone on it has nothing to choose. */
export function PersonChooser() {
  const t = useTexts("profile");
  const portal = usePortal();
  const search = useSearch();
  const choice = personChoice(portal);
  const chosen = search.get(choice);
  if (portal.insureds.length < 2) return null;
  return (
    <nav aria-label={t("people")}>
      <ul className={styles.people}>
        {portal.insureds.map(({ insuredNumber, firstname, lastname, fullname }) => (
          <li key={insuredNumber}>
            <Link
              className={styles.person}
              to={search.hrefWith(choice.to(insuredNumber))}
              aria-current={insuredNumber === chosen ? "true" : undefined}
            >
              <span className={styles.initials} aria-hidden="true">
                {firstname.slice(0, 1) + lastname.slice(0, 1)}
              </span>
              {fullname}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
