import { freshModules } from "./fresh-modules";
import { bePatient } from "./patience";
import { setTestEnv } from "./test-env";

freshModules();
setTestEnv();
bePatient();
