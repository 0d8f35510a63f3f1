import { formatDate, todayInZurich } from "@portal/model/calendar/dates.ts";
import type { CustomerPage } from "@portal/model/desk/customer-page.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Link } from "../../core/routing/router.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Disputes } from "../disputes/Disputes.tsx";
import { ActMenu } from "./ActMenu.tsx";
import { Contacts } from "./Contacts.tsx";
import styles from "./Customers.module.css";
import { PersonMenu } from "./PersonMenu.tsx";
import { WaitingActs } from "./WaitingActs.tsx";

/** The people of the household, the account and the addresses. */
export function Overview({ page }: { page: CustomerPage }) {
  return (
    <div className={styles.cards}>
      <People page={page} />
      <ActMenu page={page} />
      <PersonMenu page={page} />
      <WaitingActs account={page.account} />
      <Account account={page.account} />
      <Addresses page={page} />
    </div>
  );
}

function People({ page }: { page: CustomerPage }) {
  const t = useTexts("desk_customers");
  return (
    <Card>
      <h3>{t("people.title")}</h3>
      <ul className={styles.people}>
        {page.people.map(({ insuredNumber, firstname, lastname, birthdate, card, ...person }) => (
          <li key={insuredNumber}>
            <Link to={`/customers/${insuredNumber}`}>{`${firstname} ${lastname}`}</Link>
            {person.isMain && <Badge>{t("people.main")}</Badge>}
            {person.forInformation && <Badge tone="quiet">{t("people.information")}</Badge>}
            {person.diedOn && <Badge tone="quiet">{t("died")}</Badge>}
            {person.leftOn && <Badge tone="quiet">{t("left")}</Badge>}
            <span className={styles.detail}>
              {`${insuredNumber}, ${t("page.birth", { day: formatDate(birthdate) })}`}
            </span>
            <Contacts phones={person.phones} emails={person.emails} />
            <span className={styles.detail}>
              {card === null
                ? t("people.noCard")
                : t(card.blockedOn === null ? "people.card" : "people.blocked", {
                    number: card.cardNumber,
                    day: formatDate(card.blockedOn ?? card.validUntil),
                  })}
            </span>
            <Disputes disputes={person.disputes} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Account({ account }: { account: CustomerPage["account"] }) {
  const t = useTexts("desk_customers");
  if (account === null)
    return (
      <Card>
        <h3>{t("account.title")}</h3>
        <p>{t("account.none")}</p>
      </Card>
    );
  const letters = account.correspondence === "PAPER" ? "account.PAPER" : "account.DIGITAL";
  const { firstConnectionAt, guardian } = account;
  const facts = [
    [t("account.language"), account.language.toUpperCase()],
    [t("account.kind"), account.kind],
    [t("account.letters"), t(letters)],
    [t("account.payment"), account.paymentMode],
    [t("account.since"), dayOf(account.createdAt)],
    [t("account.first"), firstConnectionAt ? dayOf(firstConnectionAt) : t("account.never")],
    ...(guardian
      ? ([[t("guardian.name"), `${guardian.guardian}, ${guardian.authority}`]] as const)
      : []),
  ] as const;
  return (
    <Card>
      <h3>
        {t("account.title")} {account.lockedAt && <Badge tone="bad">{t("account.locked")}</Badge>}
        {account.isUnderGuardianship && <Badge tone="warning">{t("account.guardianship")}</Badge>}
      </h3>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Addresses({ page }: { page: CustomerPage }) {
  const t = useTexts("desk_customers");
  const nameOf = new Map(page.people.map((one) => [one.insuredNumber, one.firstname]));
  return (
    <Card>
      <h3>{t("address.title")}</h3>
      {page.addresses.length === 0 && <p>{t("list.none")}</p>}
      <ul className={styles.people}>
        {page.addresses.map(({ id, insuredNumber, isHome, isForLetters, lines, ...one }) => (
          <li key={id}>
            <strong>{nameOf.get(insuredNumber) ?? insuredNumber}</strong>
            <Badge tone="quiet">
              {t(isHome ? (isForLetters ? "address.both" : "address.home") : "address.letters")}
            </Badge>
            <span className={styles.detail}>{lines.join(", ")}</span>
            <span className={styles.detail}>
              {one.validTo === null
                ? `${t("column.from")} ${formatDate(one.validFrom)}`
                : `${formatDate(one.validFrom)} – ${formatDate(one.validTo)}`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function dayOf(at: string): string {
  return formatDate(todayInZurich(new Date(at)));
}
