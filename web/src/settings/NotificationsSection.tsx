import { type PreferenceKey, preferenceKeys } from "@portal/model/notifications.ts";
import {
  Channel,
  channelsIn,
  lockedPreferences,
  type NotificationPreferences,
  offeredPreferences,
  type PreferenceChanges,
} from "@portal/model/settings.ts";
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { graphql, query, type RequestOptions } from "../core/http/api.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { BusyButton } from "../ui/layout/BusyButton.tsx";
import { VisuallyHidden } from "../ui/layout/VisuallyHidden.tsx";
import { Button } from "../ui/layout/Button.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { LeaveDialog } from "../ui/dialogs/LeaveDialog.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { Select } from "../ui/fields/Select.tsx";
import { useUndoToast } from "../parts/useUndoToast.ts";
import { ClientOnly } from "../ui/feedback/ClientOnly.tsx";
import { usePushDevices } from "./PushSection.tsx";
import styles from "./SettingsScreen.module.css";

const Preferences = graphql(`
  query Preferences {
    notificationPreferences {
      ...Channels
    }
  }

  fragment Channels on NotificationPreferences {
    channels {
      kind
      channel
    }
  }
`);
const UpdatePreferences = graphql(`
  mutation UpdatePreferences($input: NotificationPreferencesInput!) {
    updateNotificationPreferences(input: $input) {
      ...Channels
    }
  }
`);
const queryKey = ["notification-preferences"];

/** Each kind of notification with its channel. Only changes are sent, because another tab may have changed the rest. */
export function NotificationsSection() {
  const t = useTexts("settings");
  const { data } = useSuspenseQuery({ queryKey, queryFn: () => query(Preferences) });
  const kept = channelsIn(data.notificationPreferences.channels);
  const [changes, setChanges] = useState<Partial<NotificationPreferences>>({});
  const wanted = { ...kept, ...changes };
  const isChanged = preferenceKeys.some((key) => wanted[key] !== kept[key]);
  const wantsPush = preferenceKeys.some((key) => wanted[key] === "PUSH");
  const save = useSave(() => setChanges({}));
  const restore = () => {
    setChanges({});
    save.reset();
  };
  return (
    <Card className={styles.section}>
      <h2>{t("notifications.title")}</h2>
      <p>{t("notifications.intro")}</p>
      <ChannelChoices
        channels={wanted}
        onChange={(key, channel) => setChanges({ ...changes, [key]: channel })}
      />
      {wantsPush && (
        <ClientOnly>
          <MissingDevice />
        </ClientOnly>
      )}
      {save.isError && (
        <Notice kind="error">
          <p>{t("notifications.failed")}</p>
        </Notice>
      )}
      <div className={styles.actions}>
        <BusyButton
          isBusy={save.isPending}
          disabled={!isChanged}
          onClick={() => save.mutate({ changes, before: valuesOf(kept, changes) })}
        >
          {t("notifications.save")}
          <VisuallyHidden> {t("notifications.title")}</VisuallyHidden>
        </BusyButton>
        <Button variant="secondary" disabled={!isChanged} onClick={restore}>
          {t("notifications.cancel")}
        </Button>
      </div>
      <LeaveDialog isNeeded={isChanged} />
    </Card>
  );
}

function valuesOf(kept: NotificationPreferences, changed: PreferenceChanges): PreferenceChanges {
  const keys = preferenceKeys.filter((key) => key in changed);
  return Object.fromEntries(keys.map((key) => [key, kept[key]]));
}

interface ChannelChoicesProps {
  channels: NotificationPreferences;
  onChange: (key: PreferenceKey, channel: Channel) => void;
}

/** Choices that paper or direct debit determine are shown with the reason. */
function ChannelChoices({ channels, onChange }: ChannelChoicesProps) {
  const t = useTexts("settings");
  const { profile } = usePortal();
  const locked = lockedPreferences(profile);
  const offered = offeredPreferences(profile);
  const options = Channel.options.map((value) => ({ value, label: t(`channel.${value}`) }));
  return (
    <div className={styles.choices}>
      {offered.map((key) => {
        const reason = locked[key];
        return (
          <Select
            key={key}
            label={t(`notifications.${key}`)}
            help={reason && t(`notifications.${reason}`)}
            disabled={reason !== undefined}
            value={channels[key]}
            options={options}
            onChange={(channel) => channel && onChange(key, channel)}
          />
        );
      })}
    </div>
  );
}

interface Save {
  changes: PreferenceChanges;
  /** The previous values of the changed ones. */
  before: PreferenceChanges;
}

function useSave(onSaved: () => void) {
  const t = useTexts("settings");
  const cache = useQueryClient();
  const offerUndo = useUndoToast();
  const send = async (input: PreferenceChanges, options: RequestOptions) => {
    const answer = await query(UpdatePreferences, { input }, options);
    const { updateNotificationPreferences: notificationPreferences } = answer;
    cache.setQueryData(queryKey, { notificationPreferences });
  };
  return useMutation({
    mutationFn: ({ changes }: Save) => send(changes, { handles: ["INVALID"] }),
    onSuccess: (_answer, { before }) => {
      onSaved();
      offerUndo(t("notifications.saved"), () => send(before, { silent: true }));
    },
  });
}

/** Push notifications need a registered device. */
function MissingDevice() {
  const t = useTexts("settings");
  const { count } = usePushDevices();
  if (count > 0) return null;
  return (
    <Notice kind="warning">
      <p>{t("push.noDevice")}</p>
    </Notice>
  );
}
