export type MobileSystem = "iOS" | "Android";

/** The system of a phone or tablet, to which the app is offered; nothing on a desktop. */
export function mobileDevice(device: {
  userAgent: string;
  maxTouchPoints: number;
}): MobileSystem | "unknown" | undefined {
  const { userAgent, maxTouchPoints } = device;
  const system = mobileSystem(userAgent);
  if (system) return system;
  // An iPad identifies itself as a Mac, and no Mac has a touch screen.
  if (userAgent.includes("Macintosh") && maxTouchPoints > 1) return "iOS";
  return /\bMobile\b|\bTablet\b/.test(userAgent) ? "unknown" : undefined;
}

/** The system of a phone or tablet that has an app; nothing on a desktop. */
export function mobileSystem(userAgent: string): MobileSystem | undefined {
  if (/iPhone|iPad|iPod/.test(userAgent)) return "iOS";
  return userAgent.includes("Android") ? "Android" : undefined;
}
