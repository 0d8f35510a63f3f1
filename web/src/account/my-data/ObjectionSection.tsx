import type { ObjectionPurpose } from "@portal/model/my-data.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { query } from "../../core/http/api.ts";
import { useQuery } from "../../core/http/useQuery.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { usePortal } from "../../core/portal.tsx";
import { paths } from "../../core/routing/paths.ts";
import { Link } from "../../core/routing/router.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Switch } from "../../ui/fields/Switch.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { SectionBody } from "../SectionBody.tsx";
import styles from "./MyData.module.css";
import { objections, SetObjection } from "./rights.ts";

/** Objections to what neither the law nor a contract requires, each a switch. */
export function ObjectionSection() {
  const t = useTexts("my_data");
  const { flags } = usePortal();
  const asked = useQuery(objections);
  const change = useObjection();
  return (
    <Card className={styles.section}>
      <h2>{t("objection.title")}</h2>
      <p>{t("objection.text")}</p>
      <SectionBody query={asked}>
        {({ objections: standing }) => (
          <div className={styles.form}>
            {standing.map(({ purpose, since }) => {
              const isBeingSet = change.isPending && change.variables.purpose === purpose;
              return (
                <Switch
                  key={purpose}
                  label={t(`objection.${purpose}.label`)}
                  help={t(`objection.${purpose}.help`)}
                  checked={isBeingSet ? change.variables.objects : since !== null}
                  disabled={change.isPending}
                  onChange={(event) => change.mutate({ purpose, objects: event.target.checked })}
                />
              );
            })}
          </div>
        )}
      </SectionBody>
      {change.isError && (
        <Notice kind="error">
          <p role="alert">{t("objection.failed")}</p>
        </Notice>
      )}
      {flags.has("CONSENT") && <Link to={paths.consent.path}>{t("objection.consents")}</Link>}
      <p className={styles.help}>{t("objection.cookies")}</p>
    </Card>
  );
}

interface Choice {
  purpose: ObjectionPurpose;
  objects: boolean;
}

/** Saves an objection. The homepage and the consents follow it. */
function useObjection() {
  const t = useTexts("my_data");
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (choice: Choice) => query(SetObjection, choice, { silent: true }),
    onSuccess: ({ setObjection }, { objects }) => {
      cache.setQueryData(objections.queryKey, { objections: setObjection });
      toast(t(objects ? "objection.on" : "objection.off"));
      for (const changed of ["suggestions", "survey", "consents"])
        void cache.invalidateQueries({ queryKey: [changed] });
    },
  });
}
