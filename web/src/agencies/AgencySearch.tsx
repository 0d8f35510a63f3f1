import { useQuery } from "../core/http/useQuery.ts";
import type { Coordinates } from "@portal/model/places/places.ts";
import LocateFixed from "lucide-react/icons/locate-fixed";
import { type SubmitEvent, useRef } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { searchLocalities } from "../core/places.ts";
import { BusyButton } from "../ui/layout/BusyButton.tsx";
import { Button } from "../ui/layout/Button.tsx";
import { Card } from "../ui/layout/Card.tsx";
import type { ListOption } from "../ui/fields/Combobox.tsx";
import { LocalityField } from "../ui/fields/places/LocalityField.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { allPlaces, homeQuery } from "./agencies.ts";
import stack from "../ui/layout/Stack.module.css";
import styles from "./AgencySearch.module.css";
import { useLocality } from "./useLocality.ts";
import { type NearMeProblem, useNearMe } from "./useNearMe.ts";

/** The centre of the search: a locality, a position, or the customer's home. */
export interface Around {
  placeId?: string;
  here?: Coordinates;
}

interface AgencySearchProps {
  placeId: string | undefined;
  isAroundHere: boolean;
  onSearch: (around: Around) => void;
}

/** Searches by locality, or around the customer's position on request. */
export function AgencySearch({ placeId, isAroundHere, onSearch }: AgencySearchProps) {
  const t = useTexts("agencies");
  const field = useRef<HTMLElement>(null);
  const near = useNearMe((here) => onSearch({ here }));
  const hasHome = Boolean(useQuery(homeQuery).data);
  const isAll = placeId === allPlaces && !isAroundHere;
  const named = placeId === allPlaces ? undefined : placeId;
  const { option, refusal, choose, refuseEmpty } = useLocality(
    { placeId: named, isAroundHere },
    (id) => {
      near.forget();
      onSearch({ placeId: id });
    },
  );
  const isSearched = placeId !== undefined || isAroundHere;
  const show = (around: Around) => () => {
    onSearch(around);
    // The button disappears with the search that it reset.
    field.current?.focus();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (option && !refusal) return choose(option);
    if (!option) refuseEmpty();
    return field.current?.focus();
  };
  return (
    <Card className={stack.gap4}>
      <search>
        <form className={styles.form} onSubmit={submit} noValidate>
          <LocalityField<ListOption>
            label={t("search.label")}
            help={t("search.help")}
            error={refusal && t(`search.${refusal}`)}
            search={searchLocalities}
            value={option}
            onChange={choose}
            ref={(element) => void (field.current = element)}
          />
          <Actions
            near={near}
            onHome={hasHome && isSearched ? show({}) : undefined}
            onAll={(hasHome || isSearched) && !isAll ? show({ placeId: allPlaces }) : undefined}
          />
        </form>
      </search>
      <NearMeWords problem={near.problem} />
    </Card>
  );
}

interface ActionsProps {
  near: ReturnType<typeof useNearMe>;
  /** Only if the search is not around the customer's home. */
  onHome: (() => void) | undefined;
  /** Only if a place narrows the list. */
  onAll: (() => void) | undefined;
}

function Actions({ near, onHome, onAll }: ActionsProps) {
  const t = useTexts("agencies");
  return (
    <div className={styles.actions}>
      <Button type="submit">{t("search.submit")}</Button>
      <BusyButton variant="secondary" isBusy={near.isWaiting} onClick={near.ask}>
        <LocateFixed size={18} aria-hidden="true" />
        {t("near.button")}
      </BusyButton>
      {onHome && (
        <Button variant="quiet" onClick={onHome}>
          {t("search.home")}
        </Button>
      )}
      {onAll && (
        <Button variant="quiet" onClick={onAll}>
          {t("search.all")}
        </Button>
      )}
    </div>
  );
}

/** Explains how the position is used, or why it is not available. */
function NearMeWords({ problem }: { problem: NearMeProblem | undefined }) {
  const t = useTexts("agencies");
  return (
    <div>
      <p className={styles.privacy}>{t("near.privacy")}</p>
      <div role="status" className={styles.status}>
        {problem && (
          <Notice kind="warning">
            <p>{t(`near.${problem}`)}</p>
          </Notice>
        )}
      </div>
    </div>
  );
}
