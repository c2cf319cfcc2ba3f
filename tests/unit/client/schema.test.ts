// @vitest-environment node
import path from "node:path";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { expect, test, vi } from "vitest";
import { openApi } from "@/lib/http/openapi";

vi.mock("@/lib/db", () => ({ db: {} }));
const { apiPaths } = await import("@/app/api/v1/paths");

const file = path.resolve(import.meta.dirname, "../../../clients/typescript/schema.ts");
const head = "// Made by `npm run client` from the description of the API. Do not edit.\n";

/** A file that is sent. */
const blob = ts.factory.createTypeReferenceNode("Blob");

// `npm run client` runs this test with --update, which writes the file instead of comparing it
test("[API-125] the client's types are those of the description: run `npm run client`", async () => {
  // complete examples of responses and bodies would be most of the file
  const typesAlone = (name: string, value: unknown) =>
    name === "example" && typeof value === "object" ? undefined : value;
  const description = JSON.parse(JSON.stringify(openApi(apiPaths), typesAlone)) as Parameters<
    typeof openapiTS
  >[0];
  const nodes = await openapiTS(description, {
    transform: (schema) => (schema.format === "binary" ? blob : undefined),
  });
  await expect(head + astToString(nodes)).toMatchFileSnapshot(file);
});
