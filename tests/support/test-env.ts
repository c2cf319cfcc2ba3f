import { tmpdir } from "node:os";
import path from "node:path";

/** The configuration under which tests run: nothing from the machine, and no real secrets. */
export function setTestEnv(): void {
  Object.assign(process.env, {
    APP_URL: "http://localhost:3000",
    AUTH_SECRET: "tests-tests-tests-tests-tests",
    LINK_SECRET: "tests-tests-tests-tests-links",
    DATA_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("base64"),
    PAYMENTS: "sandbox",
    STRIPE_SANDBOX_URL: process.env["STRIPE_SANDBOX_URL"] ?? "http://127.0.0.1:12111",
    SANDBOX_SECRET_KEY: "sk_test_tests",
    SANDBOX_WEBHOOK_SECRET: "whsec_tests",
    RATE_LIMIT_SCALE: process.env["RATE_LIMIT_SCALE"] ?? "1000",
    LOG_LEVEL: process.env["LOG_LEVEL"] ?? "silent",
    DATA_DIR:
      process.env["TEST_DATA_DIR"] ?? path.join(tmpdir(), `harambee-test-files-${process.pid}`),
  });
}
