import type { Plugin } from "vite";

export type Mutant = {
  name: string;
  file: string;
  replace: [find: string, by: string][];
  sql?: string;
};
export declare const mutants: Mutant[];
export declare function plantMutants(root: string): Plugin;
