// as lib/jobs/bad.ts: lib/jobs may not import lib/users
export type { SignedIn } from "@/lib/users/sign-in";
