import { setTestEnv } from "./test-env";

setTestEnv();
