export type MobileSystem = "iOS" | "Android";

/** What the app is offered to: a phone or tablet, by its system if that is known. A desk is offered none. */
export function mobileDevice(device: {
  userAgent: string;
  maxTouchPoints: number;
}): MobileSystem | "unknown" | undefined {
  const { userAgent, maxTouchPoints } = device;
  const system = mobileSystem(userAgent);
  if (system) return system;
  // A tablet of Apple's calls itself a desktop computer, which never had a touch screen.
  if (userAgent.includes("Macintosh") && maxTouchPoints > 1) return "iOS";
  return /\bMobile\b|\bTablet\b/.test(userAgent) ? "unknown" : undefined;
}

/** The system of a phone or tablet that has an app of ours; nothing on a desk. */
export function mobileSystem(userAgent: string): MobileSystem | undefined {
  if (/iPhone|iPad|iPod/.test(userAgent)) return "iOS";
  return userAgent.includes("Android") ? "Android" : undefined;
}
