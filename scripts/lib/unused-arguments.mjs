/** What knip is asked for: all that it knows by itself, and circles of imports, in one walk over the files. */
export const unusedArguments = [
  "--no-progress",
  "--include",
  "files,dependencies,unlisted,binaries,unresolved,exports,types,enumMembers,duplicates,catalog,cycles",
];
