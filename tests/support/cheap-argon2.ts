import { createRequire } from "node:module";

/**
 * @node-rs/argon2 for integration tests: the same interface, but a hash that costs almost nothing. Hundreds of tests
 * hash or compare a password along the way. tests/unit/auth/password.test.ts checks the production settings with the
 * real module; only vitest.config.ts refers to this file.
 */
const real = createRequire(import.meta.url)("@node-rs/argon2") as typeof import("@node-rs/argon2");

export const hash: typeof real.hash = (password, options, signal) =>
  real.hash(password, { ...options, memoryCost: 8, timeCost: 1, parallelism: 1 }, signal);
/** The cost is given by the hash itself. */
export const verify: typeof real.verify = real.verify;
