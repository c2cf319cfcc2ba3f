import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { sessionCookieNames } from "@/lib/auth/session-cookie-name";
import { readEnv } from "@/lib/env";
import { partHeaders } from "@/server/framework";

const root = path.resolve(import.meta.dirname, "../../..");
const deploy = path.join(root, "deploy");
const read = (name: string) => readFileSync(path.join(deploy, name), "utf8");
const packages = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

type Container = {
  image: string;
  command?: string[];
  livenessProbe?: unknown;
  readinessProbe?: unknown;
  envFrom: { secretRef?: { name: string }; configMapRef?: { name: string } }[];
  securityContext: { allowPrivilegeEscalation: boolean };
};
type Manifest = {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec?: {
    template?: { spec: { containers: Container[]; securityContext: { runAsNonRoot: boolean } } };
  };
};
const manifests = readdirSync(path.join(deploy, "kubernetes"))
  .filter((name) => name !== "kustomization.yaml")
  .flatMap((name) => parseAllDocuments(read(`kubernetes/${name}`)))
  .map((document) => document.toJS() as Manifest);

describe("the image", () => {
  const lines = read("Dockerfile").replaceAll("\\\n", " ").split("\n");

  test("runs the programs that there are, as a user who owns none of them", () => {
    const commands = lines.flatMap((line) => {
      const found = /^CMD (\[.*\])$/.exec(line)?.[1];
      return found ? [JSON.parse(found) as string[]] : [];
    });
    const programs = commands.map((command) => command.at(-1)!);
    expect(programs.toSorted()).toEqual(["scripts/worker.ts", "server/main.ts"]);
    for (const program of programs)
      expect(existsSync(path.join(root, program)), program).toBe(true);
    const user = lines.findIndex((line) => line === "USER node");
    expect(user).toBeGreaterThan(lines.findIndex((line) => line.startsWith("COPY --from=build")));
    expect(lines.slice(user).filter((line) => line.startsWith("USER"))).toEqual(["USER node"]);
    expect(lines.join()).not.toContain("--chown");
  });

  test("leaves out what is secret or made on a machine", () => {
    const ignored = read("Dockerfile.dockerignore").split("\n");
    for (const name of [".env", ".data", ".git", "node_modules", ".next"])
      expect(ignored).toContain(name);
  });
});

test("no file names the host of a registry", () => {
  const files = readdirSync(deploy, { recursive: true, encoding: "utf8" }).filter((name) =>
    /Dockerfile|\.(?:ya?ml|md|sh|conf|ini)$/.test(name),
  );
  const images = files.flatMap((name) =>
    [...read(name).matchAll(/^\s*(?:FROM|image:|- name: harambee-\w+$)\s+(\S+)/gm)].map(
      ([, image]) => image!,
    ),
  );
  expect(images.length).toBeGreaterThan(8);
  expect(images.filter((image) => /^[^/]+[.:][^/]*\//.test(image))).toEqual([]);
});

describe("compose", () => {
  const { services } = parse(read("compose.yaml"), { merge: true }) as {
    services: Record<string, { environment?: Record<string, string>; command?: string[] }>;
  };
  test("is the front, the sites, the workers and what they stand on", () => {
    expect(Object.keys(services).toSorted()).toEqual(
      ["bucket", "database", "front", "migrate", "pooler", "store", "web", "worker"].toSorted(),
    );
  });
  test("with what compose.env asks for it is a configuration of production mode", () => {
    const asked = [...read("compose.env.example").matchAll(/^([A-Z0-9_]+)=/gm)].map(([, n]) => n!);
    const given: Record<string, string> = {
      ...Object.fromEntries(asked.map((name) => [name, "x".repeat(40)])),
      APP_URL: "https://give.example",
      DATA_ENCRYPTION_KEY: Buffer.alloc(32).toString("base64"),
      STRIPE_SECRET_KEY: "sk_live_x",
      STRIPE_WEBHOOK_SECRET: "whsec_x",
      SMTP_URL: "smtps://mail.example",
    };
    const env = { ...given, ...services["web"]!.environment };
    expect(readEnv(env)).toMatchObject({ production: true, TRUSTED_PROXIES: 1 });
    expect(readEnv(env).directDatabaseUrl).toContain("@database:");
  });
});

describe("Kubernetes", () => {
  const pods = manifests.flatMap((one) =>
    one.spec?.template ? [{ ...one.spec.template.spec, name: one.metadata.name }] : [],
  );
  test("has sites with probes, workers, a migration, an autoscaler, budgets and an entrance", () => {
    expect(manifests.map(({ kind }) => kind).toSorted()).toEqual(
      [
        "Namespace",
        "ConfigMap",
        "Secret",
        "Job",
        "Deployment",
        "Deployment",
        "Service",
        "HorizontalPodAutoscaler",
        "PodDisruptionBudget",
        "PodDisruptionBudget",
        "Ingress",
      ].toSorted(),
    );
    const web = pods.find(({ name }) => name === "web")!.containers[0]!;
    expect(web.readinessProbe).toMatchObject({ httpGet: { path: "/api/v1/health" } });
    // an unavailable database must not cause restarts
    expect(web.livenessProbe).toMatchObject({ httpGet: { path: "/robots.txt" } });
  });
  test.each(["web", "worker", "harambee-migrate"])("%s is nobody's root", (wanted) => {
    const pod = pods.find(({ name }) => name === wanted)!;
    expect(pod.securityContext.runAsNonRoot).toBe(true);
    for (const one of pod.containers)
      expect(one.securityContext.allowPrivilegeEscalation).toBe(false);
  });
  test("settings and secrets have names that are read, and no secret has a value", () => {
    const known = new Set(
      [...readFileSync(path.join(root, ".env.example"), "utf8").matchAll(/^#?([A-Z0-9_]+)=/gm)].map(
        ([, name]) => name!,
      ),
    ).add("NEXT_SERVER_ACTIONS_ENCRYPTION_KEY");
    const given = manifests.flatMap(({ data, stringData }) =>
      Object.entries({ ...data, ...stringData }),
    );
    expect(given.map(([name]) => name).filter((name) => !known.has(name))).toEqual([]);
    const secret = manifests.find(({ kind }) => kind === "Secret")!;
    expect(new Set(Object.values(secret.stringData ?? {}))).toEqual(new Set([""]));
  });
});

describe("nginx", () => {
  const pages = read("nginx/pages.conf");
  test("asks the site for whatever the framework or a session makes another answer", () => {
    for (const name of partHeaders) expect(pages).toContain(`$http_${name.replaceAll("-", "_")}`);
    expect(pages).toContain("$http_authorization");
    const pattern = new RegExp(/"~(next-auth[^"]+)"/.exec(pages)![1]!);
    for (const name of sessionCookieNames) expect(`lang=fr; ${name}=x`).toMatch(pattern);
  });
  test("stores nothing that does not say so", () => {
    const site = read("nginx/site.conf");
    expect(site).not.toContain("proxy_cache_valid ");
    expect(site).toContain("proxy_ignore_headers Vary;");
    expect([...site.matchAll(/proxy_ignore_headers (.*);/g)]).toHaveLength(1);
  });
});

test("each npm command that the guides name is there", () => {
  const guides = ["README.md", "serverless.md"].map(read).join("\n");
  const named = [...guides.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!);
  expect(named.filter((name) => !(name in packages.scripts))).toEqual([]);
});
