import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { Link, navigate } from "../core/routing/router.tsx";
import { useSearch } from "../core/routing/search.ts";
import { Select } from "../ui/fields/Select.tsx";
import { Avatar } from "../ui/layout/Avatar.tsx";
import styles from "./PersonChooser.module.css";
import { personChoice } from "./profile.ts";

/** More people than this become a list on a phone, where they would fill the screen. */
const MANY = 4;

/** The people on the account; hidden if there is only one. */
export function PersonChooser() {
  const t = useTexts("profile");
  const portal = usePortal();
  const search = useSearch();
  const choice = personChoice(portal);
  const chosen = search.get(choice);
  if (portal.insureds.length < 2) return null;
  const isMany = portal.insureds.length > MANY;
  return (
    <nav className={isMany ? styles.many : undefined} aria-label={t("people")}>
      {isMany && (
        <div className={styles.list}>
          <Select
            label={t("person.choose")}
            value={String(chosen)}
            options={portal.insureds.map(({ insuredNumber, fullname }) => ({
              value: String(insuredNumber),
              label: fullname,
            }))}
            onChange={(number) => navigate(search.hrefWith(choice.to(Number(number))))}
          />
        </div>
      )}
      <ul className={styles.people}>
        {portal.insureds.map(({ insuredNumber, firstname, lastname, fullname }) => (
          <li key={insuredNumber}>
            <Link
              className={styles.person}
              to={search.hrefWith(choice.to(insuredNumber))}
              aria-current={insuredNumber === chosen ? "true" : undefined}
            >
              <Avatar person={{ firstname, lastname }} size="small" />
              {fullname}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
