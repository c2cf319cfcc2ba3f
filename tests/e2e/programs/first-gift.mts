// An organisation's program, written from /developers: it makes a campaign, asks to be told of gifts to it, and begins one.
// When the signed event of the gift has come, it reads the list. Says what it does as lines of JSON.
import { readFile } from "node:fs/promises";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { ApiClient, verifyWebhook } from "@harambee/client";

const { HARAMBEE_URL = "", HARAMBEE_KEY = "", COVER = "", TITLE = "" } = process.env;
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

const harambee = new ApiClient({ baseUrl: HARAMBEE_URL, key: HARAMBEE_KEY });
let secret = "";

const server = http.createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    verifyWebhook(Buffer.concat(chunks).toString("utf8"), request.headers, secret).then(
      ({ type, data }) => {
        response.writeHead(204).end();
        say({ verified: { type, data } });
        if (type !== "donation.completed") return;
        server.close();
        void readList();
      },
      () => response.writeHead(400).end(),
    );
  });
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const url = `http://localhost:${(server.address() as AddressInfo).port}/harambee`;

async function readList(): Promise<void> {
  const read: number[] = [];
  const query = { campaign: campaign.id, sort: "oldest" as const, limit: 1 };
  for await (const donation of harambee.each("/donations", { query })) read.push(donation.amount);
  say({ read });
}

const { campaign } = await harambee.post("/campaigns", {
  form: {
    title: TITLE,
    description: "Hand pumps stand broken for want of parts.",
    fundingGoal: 2400,
    cause: "Clean Water & Sanitation",
    country: "KE",
    status: "ongoing",
    isPerpetual: true,
    mainImage: new Blob([new Uint8Array(await readFile(COVER))], { type: "image/webp" }),
  },
});
const hook = await harambee.post("/webhooks", { body: { url, events: ["donation.completed"] } });
secret = hook.secret;

const gift = await harambee.post("/campaigns/{idOrSlug}/donate", {
  path: { idOrSlug: campaign.id },
  body: {
    amount: 2500,
    donorName: "Wanjiru Kamau",
    donorEmail: "wanjiru@giver.example",
    paymentMethod: "card",
    frequency: "once",
  },
  idempotencyKey: `first-gift-${campaign.id}`,
});
say({ listens: url, campaign: campaign.id, webhook: hook.endpoint.id, pay: gift.url });
