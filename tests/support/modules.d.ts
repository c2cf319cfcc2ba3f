/** oidc-provider ships no types; these are the parts that tests/support/oidc-provider.ts uses. */
declare module "oidc-provider" {
  import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

  export default class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    callback(): RequestListener;
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ prompt: { name: string } }>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
    ): Promise<void>;
    Grant: new (of: { accountId: string; clientId: string }) => {
      addOIDCScope(scope: string): void;
      save(): Promise<string>;
    };
  }
}

/** The parser Next itself uses for the patterns of next.config and middleware; it ships no types. */
declare module "next/dist/compiled/path-to-regexp" {
  export function pathToRegexp(pattern: string): RegExp;
}

/** pngjs ships no types; these are the parts that tests/unit/scripts/compare-shots.test.ts uses. */
declare module "pngjs" {
  export class PNG {
    constructor(size: { width: number; height: number });
    data: Buffer;
    static sync: { write(picture: PNG): Buffer };
  }
}
