export type MobileSystem = "iOS" | "Android";

/** The system of a phone or tablet that has an app of ours; nothing on a desk. */
export function mobileSystem(userAgent: string): MobileSystem | undefined {
  if (/iPhone|iPad|iPod/.test(userAgent)) return "iOS";
  return userAgent.includes("Android") ? "Android" : undefined;
}
