import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { readConfig } from "../../api/src/core/config.ts";

const root = dirname(dirname(import.meta.dirname));
const folder = join(root, "deploy/kubernetes");

type Labels = Record<string, string>;

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: {
    replicas?: unknown;
    template: { metadata: { labels: Labels }; spec: Pod };
    selector: Labels & { matchLabels?: Labels };
    podSelector: { matchLabels?: Labels };
  };
  data: Record<string, string>;
}

interface Pod {
  automountServiceAccountToken?: boolean;
  securityContext: object;
  containers: { image: string; securityContext: object }[];
}

interface Service {
  build?: string;
  environment: Record<string, string>;
}

const named = (name: string): Manifest => {
  const found = manifests.find(({ kind, metadata }) => `${kind} ${metadata.name}` === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};

const kustomization = parse(readFileSync(join(folder, "kustomization.yaml"), "utf8"));
const manifests: Manifest[] = kustomization.resources.flatMap((file: string) =>
  parseAllDocuments(readFileSync(join(folder, file), "utf8")).map((document) => document.toJS()),
);
const pods = manifests.filter(({ kind }) => kind === "Deployment" || kind === "Job");

/** The schema of a kind: of Kubernetes itself, or of CloudNativePG. */
async function modelOf({ apiVersion, kind }: Manifest) {
  const isPostgres = apiVersion.startsWith("postgresql.cnpg.io/");
  const name = isPostgres ? "@kubernetes-models/cloudnative-pg" : "kubernetes-models";
  return (await import(`${name}/${apiVersion}`))[kind];
}

async function fault(manifest: Manifest): Promise<string | undefined> {
  try {
    const Model = await modelOf(manifest);
    new Model(manifest).validate();
    return undefined;
  } catch (error) {
    return `${manifest.kind} ${manifest.metadata.name}: ${String(error)}`;
  }
}

test("every manifest keeps the schema of its kind, and a wrong field is found", async () => {
  const faults = await Promise.all(manifests.map(fault));
  expect(faults.filter(Boolean)).toEqual([]);
  const web = named("Deployment portal-web");
  expect(await fault({ ...web, spec: { ...web.spec, replicas: "two" } })).toContain("replicas");
});

test("kustomize applies every file of the folder", () => {
  const files = globSync("*.yaml", { cwd: folder }).filter((file) => file !== "kustomization.yaml");
  expect(kustomization.resources.toSorted()).toEqual(files.toSorted());
});

test("every pod runs without rights, on a read-only root, and names its role", () => {
  for (const { spec, metadata } of pods) {
    const pod = spec.template.spec;
    expect(pod.securityContext, metadata.name).toMatchObject({
      runAsNonRoot: true,
      runAsUser: 10_001,
    });
    expect(pod.automountServiceAccountToken).toBe(false);
    for (const { securityContext, image } of pod.containers) {
      expect(image).toBe("portal");
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ["ALL"] },
      });
    }
    expect(spec.template.metadata.labels).toMatchObject(spec.selector?.matchLabels ?? {});
  }
});

test("web nodes have a folder for the uploads that arrive", () => {
  const [container] = named("Deployment portal-web").spec.template.spec.containers;
  expect(container).toMatchObject({ volumeMounts: [{ mountPath: "/tmp" }] });
  const { services } = parse(readFileSync(join(root, "compose.yaml"), "utf8"), { merge: true });
  expect(services["web-1"].tmpfs).toEqual([expect.stringMatching(/^\/tmp:/)]);
});

test("services, budgets and policies select pods that exist", () => {
  const labels = pods.map(({ spec }) => spec.template.metadata.labels);
  const selectors = manifests.flatMap(({ kind, spec }) => {
    if (kind === "Service") return [spec.selector];
    if (kind === "PodDisruptionBudget") return [spec.selector.matchLabels];
    return kind === "NetworkPolicy" && spec.podSelector.matchLabels?.app
      ? [spec.podSelector.matchLabels]
      : [];
  });
  expect(selectors).toHaveLength(4);
  for (const selector of selectors)
    expect(labels).toContainEqual(expect.objectContaining(selector));
});

test("the settings of the pods are settings of the portal, and accepted", () => {
  const secrets = parseEnv(readFileSync(join(folder, "portal.env.example"), "utf8"));
  const configuration = named("ConfigMap portal").data;
  const known = readFileSync(join(root, "docs/runbook.md"), "utf8");
  for (const name of [...Object.keys(secrets), ...Object.keys(configuration)])
    expect(known).toContain(`\`${name}\``);
  for (const ROLE of ["web", "jobs"]) {
    expect(readConfig({ ...configuration, ...secrets, ROLE })).toMatchObject({
      role: ROLE,
      migrates: false,
    });
  }
});

test("the nodes of compose are read-only, and its balancer knows each web node", () => {
  const { services } = parse(readFileSync(join(root, "compose.yaml"), "utf8"), { merge: true });
  const nodes = Object.entries<Service>(services).filter(([, one]) => one.build);
  expect(nodes.map(([name]) => name)).toEqual(["migrate", "web-1", "web-2", "jobs"]);
  for (const [, one] of nodes) expect(one).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
  const { "web-1": web, jobs } = services;
  const settings = { ...web.environment, SECRET_KEYS: `k1:${Buffer.alloc(32).toString("base64")}` };
  expect(readConfig(settings)).toMatchObject({ role: "web", migrates: false });
  expect(jobs.environment.ROLE).toBe("jobs");
  const balancer = readFileSync(join(root, "deploy/compose/haproxy.cfg"), "utf8");
  const servers = [...balancer.matchAll(/^\s+server \S+ ([\w-]+):3000/gm)].map(([, name]) => name);
  expect(servers).toEqual(nodes.map(([name]) => name).filter((name) => name.startsWith("web")));
});

test("the image and the package are for the same Node, and the image starts what the package holds", () => {
  const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8");
  const assemble = readFileSync(join(import.meta.dirname, "assemble.ts"), "utf8");
  const major = /NODE_MAJOR = (\d+)/.exec(assemble)?.[1];
  expect(dockerfile).toContain(`node:${major}-`);
  expect(dockerfile).toMatch(/^USER 10001:10001$/m);
  for (const [, file = ""] of dockerfile.matchAll(/"([\w/-]+\.js)"/g)) {
    const known = ["main.js", "health.js"];
    expect(known).toContain(basename(file));
  }
});

function parseEnv(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .trim()
      .split("\n")
      .map((line) => line.split(/=(.*)/s).slice(0, 2)),
  );
}
