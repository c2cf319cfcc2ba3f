import { beforeEach } from "vitest";
import { freshModules } from "./fresh-modules";
import { bePatient } from "./patience";
import { leftOut } from "./quarantine.mjs";
import { setTestEnv } from "./test-env";

freshModules();
setTestEnv();
bePatient();
beforeEach(({ task, skip }) =>
  skip(leftOut(task.file.filepath, task.name), "tests/quarantine.json"),
);
