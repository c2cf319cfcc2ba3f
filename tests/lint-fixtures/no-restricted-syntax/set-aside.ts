// as tests/unit/set-aside.test.ts: A test is not set aside here
import { test } from "vitest";
test.skip("counts the gifts", () => {});
