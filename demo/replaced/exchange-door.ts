/** Systems of record do not connect to a tab. */
export function openDoor(): undefined {
  return undefined;
}

export function requestTraits(): object {
  return {};
}
