// as lib/users/bad.ts: Unexpected console statement
console.log("hello");
