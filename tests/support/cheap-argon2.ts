import { createRequire } from "node:module";

/**
 * @node-rs/argon2 for integration tests: the same words in and out, a hash that costs nearly nothing. Hundreds of tests hash
 * or compare a password on their way to something else. What production asks for is checked in tests/unit/auth/password.test.ts,
 * which has the real one; this file is known to vitest.config.ts alone.
 */
const real = createRequire(import.meta.url)("@node-rs/argon2") as typeof import("@node-rs/argon2");

export const hash: typeof real.hash = (password, options, signal) =>
  real.hash(password, { ...options, memoryCost: 8, timeCost: 1, parallelism: 1 }, signal);
/** Costs what the hash itself says. */
export const verify: typeof real.verify = real.verify;
