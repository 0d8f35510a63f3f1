import type pg from "pg";

/** Opens or closes the portal to invented people, on every node and for running sessions. */
export async function openDemonstration(owner: pg.Client, isOpen: boolean): Promise<void> {
  await owner.query("update demonstration set is_open = $1 where is_open <> $1", [isOpen]);
}
