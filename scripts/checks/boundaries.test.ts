import { expect, test } from "vitest";
import { crossingsOf, findCircles, findLayerCircles, missingIn } from "./boundaries.ts";

const allowed = [
  ["model/src/invoices.ts", "zod/mini"],
  ["model/src/invoices.ts", "./money.ts"],
  ["model/src/invoices.test.ts", "fast-check"],
  ["api/src/core/log.ts", "node:fs"],
  ["api/src/core/config.ts", "zod"],
  ["web/src/core/forms/form.ts", "zod/mini"],
  ["api/src/invoices/invoices.ts", "../core/db/sql.ts"],
  ["api/src/invoices/invoices.ts", "@portal/model/invoices.ts"],
  ["api/src/invoices/invoices.test.ts", "../../test/portal.ts"],
  ["api/src/invoices/invoices.graphql.ts", "../contracts/contracts.graphql.ts"],
  ["api/src/app.ts", "./invoices/invoices.rest.ts"],
  ["api/src/invoices/invoices.ts", "../insurer/requests/submit.ts"],
  ["api/src/commands/places.ts", "../places/import/import.ts"],
  ["web/src/invoices/InvoicesScreen.tsx", "../ui/layout/Button.tsx"],
  ["web/src/invoices/InvoicesScreen.tsx", "../parts/EditForm.tsx"],
  ["web/src/routes.tsx", "./invoices/invoices.routes.tsx"],
  ["web/vite.config.ts", "node:path"],
  ["web/src/desk/requests/RequestList.tsx", "../../ui/layout/Button.tsx"],
] as const;

const refused = [
  ["model/src/invoices.ts", "zod"],
  ["model/src/invoices.ts", "node:crypto"],
  ["model/src/invoices.ts", "@portal/brand/brand.ts"],
  ["brand/brand.ts", "zod"],
  ["api/src/invoices/invoices.ts", "../contracts/contracts.ts"],
  ["api/src/invoices/invoices.ts", "../contracts/contracts.graphql.ts"],
  ["api/src/invoices/invoices.graphql.ts", "../contracts/contracts.ts"],
  ["api/src/core/log.ts", "../invoices/invoices.ts"],
  ["api/src/core/log.ts", "../../test/portal.ts"],
  ["api/src/core/log.ts", "@portal/web/src/main.tsx"],
  ["web/src/invoices/InvoicesScreen.tsx", "../contracts/ContractsScreen.tsx"],
  ["web/src/invoices/InvoicesScreen.tsx", "node:fs"],
  ["web/src/invoices/InvoicesScreen.tsx", "zod"],
  ["web/src/invoices/InvoicesScreen.tsx", "zod/v4"],
  ["web/src/invoices/InvoicesScreen.tsx", "@portal/api/src/app.ts"],
  ["web/src/ui/layout/Button.tsx", "../../invoices/JokerButton.tsx"],
  ["web/src/routes.tsx", "./desk/Desk.tsx"],
  ["web/src/desk/requests/RequestList.tsx", "../../parts/EditForm.tsx"],
  ["web/src/ui/layout/Button.tsx", "../../parts/EditForm.tsx"],
  ["web/src/core/uuid.ts", "../ui/layout/Button.tsx"],
  ["api/src/core/log.ts", "../insurer/outbox/queue.ts"],
  ["api/src/insurer/outbox/enqueue.ts", "../../invoices/invoices.ts"],
  ["api/src/app.ts", "./commands/places.ts"],
  ["e2e/home.test.ts", "../bench/main.ts"],
  ["bench/main.ts", "../api/src/app.test.ts"],
  ["demo/main.ts", "../bench/main.ts"],
] as const;

test.each(allowed)("%s may import %s", (file, specifier) => {
  expect(crossingsOf(file, `import { x } from "${specifier}";`)).toEqual([]);
});

test.each(refused)("%s may not import %s", (file, specifier) => {
  expect(crossingsOf(file, `import { x } from "${specifier}";`)).toHaveLength(1);
});

test("an import is seen in every form it can be written in", () => {
  const forms = [
    'import "../contracts/a.ts";',
    'export { a } from "../contracts/a.ts";',
    'const { a } = await import("../contracts/a.ts");',
    'import {\n  a,\n} from "../contracts/a.ts";',
    'import type { A } from "../contracts/a.ts";',
  ];
  for (const form of forms) expect(crossingsOf("web/src/invoices/x.ts", form)).toHaveLength(1);
});

test("a file that is imported and does not exist is told, styles included", () => {
  const source = 'import styles from "./Home.module.css";\nimport map from "../map.json?raw";';
  const missing = missingIn("web/src/home/Home.tsx", source, (name) => name.endsWith(".json"));
  expect(missing).toEqual([
    "web/src/home/Home.tsx imports web/src/home/Home.module.css, which does not exist",
  ]);
});

test("a circle is found once, and two ways to one place are none", () => {
  const imports = new Map([
    ["a", ["b", "c"]],
    ["b", ["c"]],
    ["c", ["d"]],
    ["d", ["b", "package:zod"]],
  ]);
  expect(findCircles(imports)).toEqual([["b", "c", "d", "b"]]);
  imports.set("d", []);
  expect(findCircles(imports)).toEqual([]);
});

test("folders that use each other are a circle, even if no file of them is in one", () => {
  const imports = new Map([
    ["web/src/core/http/api.ts", ["web/src/core/session/session.ts"]],
    ["web/src/core/http/json.ts", []],
    ["web/src/core/session/session.ts", ["web/src/core/uuid.ts"]],
    ["web/src/core/session/token.ts", ["web/src/core/http/json.ts"]],
    ["web/src/core/uuid.ts", []],
    ["web/src/core/uuid.test.ts", ["web/src/core/http/api.ts"]],
  ]);
  expect(findLayerCircles("web/src/core", imports)).toEqual([
    "in a circle inside web/src/core: http → session → http (web/src/core/http/api.ts imports " +
      "web/src/core/session/session.ts, web/src/core/session/token.ts imports web/src/core/http/json.ts)",
  ]);
  imports.set("web/src/core/session/token.ts", []);
  expect(findLayerCircles("web/src/core", imports)).toEqual([]);
});
