// as tests/e2e/bad.spec.ts: Import from ./support/test, which closes what a test opened.
import { test } from "@playwright/test";

test("a test that leaves its pages open", () => {});
