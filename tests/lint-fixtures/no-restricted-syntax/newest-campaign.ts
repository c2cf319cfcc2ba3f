// as tests/e2e/bad.spec.ts: The newest row is one that another test made
import { test, type APIRequestContext } from "./support/test";

const newest = async (request: APIRequestContext) =>
  (await (await request.get("/api/v1/campaigns?status=ongoing&limit=1")).json()).data.campaigns[0];

test("whichever it is", async ({ request }) => void (await newest(request)));
