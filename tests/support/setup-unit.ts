import { beforeEach } from "vitest";
import { freshModules } from "./fresh-modules";
import { leftOut } from "./quarantine.mjs";
import { setTestEnv } from "./test-env";

freshModules();
setTestEnv();
beforeEach(({ task, skip }) =>
  skip(leftOut(task.file.filepath, task.name), "tests/quarantine.json"),
);
