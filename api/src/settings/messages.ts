import type { MessageTemplate } from "../insurer/outbox/message-template.ts";

/** The first push message of a device, which shows that push messages arrive. */
export const pushWelcome: MessageTemplate = {
  key: "push.welcome",
  texts: {
    fr: {
      subject: "Les notifications sont activées",
      paragraphs: ["Cet appareil reçoit désormais vos notifications."],
      short: "{brand} : cet appareil reçoit désormais vos notifications.",
    },
    de: {
      subject: "Benachrichtigungen sind eingeschaltet",
      paragraphs: ["Dieses Gerät erhält ab jetzt Ihre Benachrichtigungen."],
      short: "{brand}: Dieses Gerät erhält ab jetzt Ihre Benachrichtigungen.",
    },
    it: {
      subject: "Le notifiche sono attive",
      paragraphs: ["Da ora questo dispositivo riceve le sue notifiche."],
      short: "{brand}: da ora questo dispositivo riceve le sue notifiche.",
    },
    en: {
      subject: "Notifications are on",
      paragraphs: ["This device now receives your notifications."],
      short: "{brand}: this device now receives your notifications.",
    },
  },
};
