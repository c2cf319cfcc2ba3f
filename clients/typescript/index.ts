export { ApiClient, type ClientOptions } from "./client.js";
export { ApiError } from "./errors.js";
export { verifyWebhook, WebhookError, type WebhookEvent } from "./webhook.js";
export type { Data, ListPath, Options, PathOf, Row } from "./types.js";
export type { paths } from "./schema.js";
