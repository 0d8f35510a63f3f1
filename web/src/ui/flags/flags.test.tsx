import { cantons } from "@portal/model/places/cantons.ts";
import { prerender } from "react-dom/static";
import { expect, test } from "vitest";
import { CantonFlag } from "./CantonFlag.tsx";

test("B11 each of the 26 cantons has a square flag of its own, hidden from screen readers", async () => {
  const drawn = await Promise.all(
    cantons.map(({ code }) => markupOf(<CantonFlag canton={code} />)),
  );
  expect(new Set(drawn).size).toBe(26);
  for (const svg of drawn) {
    expect(svg).toContain('viewBox="0 0 32 32" aria-hidden="true"');
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(svg.match(/<path/g)?.length).toBeGreaterThan(2);
  }
});

async function markupOf(element: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(element);
  return new Response(prelude).text();
}
