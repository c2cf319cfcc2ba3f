// as tests/e2e/set-aside.spec.ts: A test is not set aside here
import { test } from "./support/test";
test.describe.fixme("gifts", () => {});
