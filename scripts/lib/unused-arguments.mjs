/** The arguments for knip: all its default checks, and import cycles, in one pass over the files. */
export const unusedArguments = [
  "--no-progress",
  "--include",
  "files,dependencies,unlisted,binaries,unresolved,exports,types,enumMembers,duplicates,catalog,cycles",
];
