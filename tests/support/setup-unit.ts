import { freshModules } from "./fresh-modules";
import { setTestEnv } from "./test-env";

freshModules();
setTestEnv();
