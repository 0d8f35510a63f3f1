import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { graphql, query, type RequestOptions } from "../core/http/api.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { BusyButton } from "../ui/layout/BusyButton.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { useUndoToast } from "../parts/useUndoToast.ts";
import { pushSupport, subscribeHere, subscriptionHere } from "./push.ts";
import styles from "./SettingsScreen.module.css";

const PushDevices = graphql(`
  query PushDevices($endpoint: String) {
    pushDevices(endpoint: $endpoint) {
      count
      isHere
    }
  }
`);
const SubscribePush = graphql(`
  mutation SubscribePush($device: PushDeviceInput!) {
    subscribePush(device: $device) {
      count
      isHere
    }
  }
`);
const UnsubscribePush = graphql(`
  mutation UnsubscribePush($endpoint: String!) {
    unsubscribePush(endpoint: $endpoint) {
      count
      isHere
    }
  }
`);
const queryKey = ["push-devices"];

/** The devices with push notifications, and the support of this browser. */
export function usePushDevices() {
  const { data } = useSuspenseQuery({ queryKey, queryFn: readDevices });
  return data;
}

async function readDevices() {
  const here = await subscriptionHere().catch(() => undefined);
  const { pushDevices } = await query(PushDevices, { endpoint: here?.endpoint ?? null });
  return { ...pushDevices, support: pushSupport() };
}

/** Turns push notifications on and off for this browser, which asks for permission only on a press. */
export function PushSection() {
  const t = useTexts("settings");
  const { isHere, support } = usePushDevices();
  const change = usePushSwitch(isHere);
  return (
    <Card className={styles.section}>
      <h2>{t("push.title")}</h2>
      {support === "possible" ? (
        <p>{t(isHere ? "push.on" : "push.off")}</p>
      ) : (
        <Notice kind="info">
          <p>{t(`push.${support}`)}</p>
        </Notice>
      )}
      {change.isError && (
        <Notice kind="error">
          <p>{t("push.failed")}</p>
        </Notice>
      )}
      {support === "possible" && (
        <div className={styles.actions}>
          <BusyButton
            variant={isHere ? "secondary" : "primary"}
            isBusy={change.isPending}
            onClick={() => change.mutate()}
          >
            {t(isHere ? "push.turnOff" : "push.turnOn")}
          </BusyButton>
        </div>
      )}
    </Card>
  );
}

function usePushSwitch(isHere: boolean) {
  const t = useTexts("settings");
  const cache = useQueryClient();
  const offerUndo = useUndoToast();
  const refresh = () => cache.invalidateQueries({ queryKey });
  return useMutation({
    mutationFn: () => (isHere ? turnOff() : turnOn()),
    onSuccess: (isOn) => {
      if (isOn === undefined) return;
      const text = t(isOn ? "push.isOn" : "push.isOff");
      const options = { silent: true };
      const undo = async () => {
        const isUndone = (await (isOn ? turnOff(options) : turnOn(options))) !== undefined;
        if (!isUndone) throw new Error("The browser refused notifications");
      };
      offerUndo(text, undo, () => void refresh());
    },
    onSettled: refresh,
  });
}

async function turnOn(
  options: RequestOptions = { handles: ["INVALID"] },
): Promise<true | undefined> {
  const device = await subscribeHere();
  if (!device) return undefined;
  await query(SubscribePush, { device }, options);
  return true;
}

async function turnOff(options?: RequestOptions): Promise<false> {
  const here = await subscriptionHere();
  if (here) {
    await query(UnsubscribePush, { endpoint: here.endpoint }, options);
    await here.unsubscribe();
  }
  return false;
}
