import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

// Two stores that implement as much of each protocol as the drivers use, and record the requests.
const files = new Map<string, { bytes: Buffer; type: string }>();
const asked: { method: string; path: string; headers: http.IncomingHttpHeaders }[] = [];
let publicStore = false;
let down = false;
let base = "";

const server = http.createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const body = Buffer.concat(chunks);
    const url = new URL(request.url!, base);
    asked.push({ method: request.method!, path: request.url!, headers: request.headers });
    const json = (status: number, value: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
    if (down) return json(403, { error: { code: "forbidden" } });
    const host = `store1.${publicStore ? "public" : "private"}.blob.example`;
    const about = (key: string) => ({
      url: `http://${host}/${key}`,
      downloadUrl: `${base}/stored/${key}`,
      pathname: key,
      size: files.get(key)?.bytes.length ?? 0,
      contentType: files.get(key)?.type,
      contentDisposition: "inline",
      cacheControl: "",
      uploadedAt: new Date(0).toISOString(),
      etag: "e",
    });
    if (url.pathname.startsWith("/bucket/")) {
      const key = decodeURIComponent(url.pathname.slice(8));
      if (request.method === "PUT")
        return (
          files.set(key, { bytes: body, type: request.headers["content-type"] ?? "" }),
          response.writeHead(200).end()
        );
      if (request.method === "DELETE") return (files.delete(key), response.writeHead(204).end());
      const found = files.get(key);
      return found
        ? response.writeHead(200, { "content-type": found.type }).end(found.bytes)
        : response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
    }
    if (url.pathname.startsWith("/stored/")) {
      const found =
        request.headers.authorization === "Bearer vercel_blob_rw_store1_secret"
          ? files.get(url.pathname.slice(8))
          : undefined;
      return found ? response.writeHead(200).end(found.bytes) : response.writeHead(404).end();
    }
    if (request.method === "PUT") {
      if (publicStore && request.headers["x-vercel-blob-access"] === "private")
        return json(400, {
          error: { code: "bad_request", message: "Cannot use private access on a public store" },
        });
      const key = url.searchParams.get("pathname")!;
      files.set(key, { bytes: body, type: String(request.headers["x-content-type"]) });
      return json(200, about(key));
    }
    if (url.pathname === "/delete")
      return (
        (JSON.parse(body.toString()) as { urls: string[] }).urls.forEach((key) =>
          files.delete(key),
        ),
        json(200, null)
      );
    const key = url.searchParams.get("url")!;
    return files.has(key) ? json(200, about(key)) : json(404, { error: { code: "not_found" } });
  });
});

const config = vi.hoisted(() => ({ env: {} as Record<string, string> }));
vi.mock("@/lib/env", () => ({ env: config.env, requiredEnv: (name: string) => config.env[name]! }));

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://localhost:${(server.address() as AddressInfo).port}`;
  process.env["VERCEL_BLOB_API_URL"] = base;
  process.env["VERCEL_BLOB_RETRIES"] = "0";
  Object.assign(config.env, {
    BLOB_READ_WRITE_TOKEN: "vercel_blob_rw_store1_secret",
    S3_ENDPOINT: `${base}/`,
    S3_BUCKET: "bucket",
    S3_REGION: "af-south-1",
    S3_ACCESS_KEY_ID: "AKIDEXAMPLE",
    S3_SECRET_ACCESS_KEY: "wJalr",
  });
});
afterAll(
  () =>
    void (
      server.closeAllConnections(),
      server.close(),
      delete process.env["VERCEL_BLOB_API_URL"],
      delete process.env["VERCEL_BLOB_RETRIES"]
    ),
);
beforeEach(() => {
  files.clear();
  asked.length = 0;
  publicStore = down = false;
});

const drivers = {
  "[EMB-013] the blob store": async () => (await import("@/lib/storage/blob-driver")).blobDriver(),
  "[EMB-014] S3": async () => (await import("@/lib/storage/s3-driver")).s3Driver(),
};

describe.each(Object.entries(drivers))("%s", (name, make) => {
  it("keeps, gives back, replaces and removes; what is not there is null; a failure is a failure", async () => {
    const driver = await make();
    const bytes = Buffer.from([0, 255, 1, 37, 80]);
    await driver.put("documents/ab12.v-1", Buffer.from("old"), "application/pdf", "private");
    await driver.put("documents/ab12.v-1", bytes, "application/pdf", "private");
    expect(await driver.get("documents/ab12.v-1")).toEqual({
      bytes,
      contentType: "application/pdf",
    });
    expect([...files.keys()]).toEqual(["documents/ab12.v-1"]);
    await driver.remove(["documents/ab12.v-1", "documents/never"]);
    expect(await driver.get("documents/ab12.v-1")).toBeNull();
    down = true;
    await expect(driver.get("documents/ab12.v-1")).rejects.toThrow();
    await expect(driver.put("documents/x", bytes, "application/pdf", "private")).rejects.toThrow();
    await expect(driver.remove(["documents/x"])).rejects.toThrow();
  });

  it("documents are private, and so is a picture while there is no public store for it", async () => {
    const driver = await make();
    await driver.put("documents/x1", Buffer.from("a"), "application/pdf", "private");
    await driver.put("images/x1", Buffer.from("a"), "image/webp", "public");
    for (const { headers } of asked) {
      if (name.includes("blob"))
        expect(headers).toMatchObject({
          "x-vercel-blob-access": "private",
          authorization: "Bearer vercel_blob_rw_store1_secret",
          "x-add-random-suffix": "0",
        });
      else {
        expect(headers["authorization"]).toMatch(
          /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/af-south-1\/s3\/aws4_request, SignedHeaders=.*host.*, Signature=[0-9a-f]{64}$/,
        );
        expect(headers["x-amz-acl"]).toBeUndefined();
      }
    }
  });
});

describe("[EMB-013, OP-119] the start asks whether the documents' store is private", () => {
  const check = async () =>
    (await import("@/lib/storage/assert-private-store")).assertPrivateStore(
      "vercel_blob_rw_store1_secret",
    );
  it("a private one is taken", async () => {
    await expect(check()).resolves.toBeUndefined();
    expect(asked[0]!.headers["x-vercel-blob-access"]).toBe("private");
  });
  it("a public one is refused", async () => {
    publicStore = true;
    await expect(check()).rejects.toThrow(
      "Configuration: the store of BLOB_READ_WRITE_TOKEN is public; documents need a private one.",
    );
  });
  it("one that cannot be used is refused too", async () => {
    down = true;
    await expect(check()).rejects.toThrow(
      /^Configuration: the store of BLOB_READ_WRITE_TOKEN could not be used \(/,
    );
  });
});
