import { useTexts } from "../../core/language/i18n.tsx";

const devices = ["desktop", "mobile", "tablet"] as const;

interface Device {
  device: string | null;
  os: string | null;
}

/** A device in words: `Ordinateur, Windows`. */
export function useDeviceWords(): (used: Device) => string {
  const t = useTexts("security");
  return ({ device, os }) => {
    const known = devices.find((one) => one === device) ?? "unknown";
    return [t(`device.${known}`), os === "unknown" ? null : os].filter(Boolean).join(", ");
  };
}
