import type { Page } from "playwright-core";
import type { PortalUnderTest } from "../harness/portal.ts";

export const WIZARD = "/contract/mutation";

/** The wizard in French. */
export function wizardOn(page: Page) {
  const choices = (name: string) => page.getByRole("group", { name: `Changements pour ${name}` });
  return {
    choices,
    /** The expandable card of a person. */
    person: (name: string) => page.locator("summary").filter({ hasText: name }),
    /** The sentence about impossible changes, which expands to the reasons. */
    impossible: (name: string) =>
      page
        .locator("details")
        .filter({ has: choices(name) })
        .locator("summary", { hasText: "Pas possible actuellement" }),
    box: (name: string, what: string) => choices(name).getByRole("checkbox", { name: what }),
    next: () => page.getByRole("button", { name: /^Continuer/ }).and(page.locator(":visible")),
    back: () => page.getByRole("button", { name: "Retour" }),
    send: () => page.getByRole("button", { name: "Envoyer ma demande" }),
    consent: (words: RegExp) => page.getByRole("checkbox", { name: words }),
    receipt: () => page.getByRole("complementary", { name: "Ce que cela coûte" }),
    value: (name: string) => page.getByRole("radio", { name, exact: true }),
    start: () => page.getByRole("combobox", { name: "Valable dès le" }),
    step: (title: string) => page.getByRole("heading", { level: 2, name: title }).waitFor(),
  };
}

export const titles = {
  choice: "Que souhaitez-vous changer\u202F?",
  change: "Choisissez vos nouvelles conditions",
  summary: "Vérifiez et envoyez",
};

/** The undecided requests of a person, the newest first. */
export async function openRequests({ owner }: PortalUnderTest, insured: number) {
  const { rows } = await owner.query<{ type: string }>(
    `select type from interaction where insured_number = $1 and status in ('REQUEST', 'IN_PROGRESS')
     and type in ('CONTRACT_MUTATION', 'TRANSFERT_CAISSE_MUTATION') order by created_at desc`,
    [insured],
  );
  return rows.map(({ type }) => type);
}

export async function setFlags(
  { owner }: PortalUnderTest,
  flags: { changes: boolean; transfers: boolean },
): Promise<void> {
  await owner.query("update feature_flag set value = $1 where id = 'CONTRACT_MUTATION'", [
    flags.changes,
  ]);
  await owner.query("update feature_flag set value = $1 where id = 'TRANSFERT_INTER_CAISSE'", [
    flags.transfers,
  ]);
}

/** Amounts of a text, in rappen. */
export function amountsIn(text: string): number[] {
  return [...text.matchAll(/\d[\d']*\.\d\d/g)].map(([amount]) =>
    Math.round(Number(amount.replaceAll("'", "")) * 100),
  );
}
