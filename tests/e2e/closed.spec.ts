import { expect, test } from "./support/test";

// Run one after the other in one worker, whose browser both tests share.
test.describe.configure({ mode: "serial" });
let opened = false;

test("a test may leave a context of its own open", async ({ browser }) => {
  await browser.newContext();
  expect(browser.contexts()).toHaveLength(1);
  opened = true;
});

test("the next one finds none of it", async ({ browser }) => {
  // a retry of this test alone would get a new worker, and find nothing open whatever the fixture does
  expect(opened, "the test before ran in this worker").toBe(true);
  expect(browser.contexts()).toHaveLength(0);
});
