import { departmentNames } from "@portal/model/desk/department-names.ts";
import type { StaffMember } from "@portal/model/desk/staff.ts";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { useMoment } from "../publish/moment.ts";
import styles from "./Looks.module.css";

interface StaffRowProps {
  readonly person: StaffMember;
  /** The identity provider that keeps the roles; null: they are given and taken here. */
  readonly rolesKeptBy: string | null;
  readonly onAsk: () => void;
}

/** A member of staff in words, with what waits for a colleague. */
export function StaffRow({ person, rolesKeptBy, onAsk }: StaffRowProps) {
  const t = useTexts("desk_supervise");
  const desk = useTexts("desk");
  const { language } = useLanguage();
  const { name, email, department, roles, active, waiting } = person;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong>{name}</strong>
        <span>{t("staff.who", { department: departmentNames[department][language], email })}</span>
        <SignIn person={person} />
        <span className={styles.signs}>
          {!active && <Badge tone="bad">{t("staff.inactive")}</Badge>}
          {roles.map((role) => (
            <Badge key={role}>{desk(`role.${role}`)}</Badge>
          ))}
          {roles.length === 0 && <Badge tone="quiet">{t("staff.noRole")}</Badge>}
        </span>
        {waiting.map(({ id, role, change, askedBy }) => (
          <span key={id}>
            <Badge tone="warning">
              {t(`staff.waiting.${change}`, { role: desk(`role.${role}`) })}
            </Badge>{" "}
            {t("staff.askedBy", { name: askedBy })}
          </span>
        ))}
      </div>
      {active && rolesKeptBy === null && (
        <Button variant="secondary" aria-label={t("staff.changeOf", { name })} onClick={onAsk}>
          {t("staff.change")}
        </Button>
      )}
    </li>
  );
}

function SignIn({ person: { lastSignIn, signsInElsewhere } }: Pick<StaffRowProps, "person">) {
  const t = useTexts("desk_supervise");
  const moment = useMoment();
  const last =
    lastSignIn === null ? t("staff.never") : t("staff.last", { moment: moment(lastSignIn) });
  return (
    <>
      <span>{last}</span>
      {signsInElsewhere && <span>{t("staff.atProvider")}</span>}
    </>
  );
}
