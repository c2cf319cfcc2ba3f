import { expect } from "vitest";
import { attack, startSite } from "./support/attack";

const site = startSite();

attack("B7", "method overrides and unknown methods change nothing", async () => {
  const override = await site().request("/api/v1/campaigns", { headers: { "x-http-method-override": "DELETE" } });
  expect(override.status).toBe(200);
  for (const method of ["TRACE", "PROPFIND"]) {
    const answer = await site().raw({ path: "/api/v1/campaigns", method });
    expect(answer.status).toBe(405);
  }
});
