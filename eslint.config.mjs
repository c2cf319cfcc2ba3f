// One list of rules, each with its reason: that is why this is over 250 lines.
import boundaries from "eslint-plugin-boundaries";
import next from "eslint-config-next";
import regexp from "eslint-plugin-regexp";
import tseslint from "typescript-eslint";
import { serverComponents } from "./eslint.browser-files.mjs";
import { longFiles } from "./eslint.long-files.mjs";

// Each rule below has a file in tests/lint-fixtures that breaks it (tests/unit/lint/fixtures.test.ts).

/**
 * The modules of lib/ in layers, low to high: a module imports those of the layers before it, never its own or a later one. A new noun gets its place here.
 * "lib" is what lies directly in lib/ (clock, db, env, errors, text …).
 */
const layers = [
  ["typed"],
  ["lib", "i18n"],
  ["forms", "listing", "money", "auth", "storage"],
  ["audit", "policy-reports"],
  ["jobs", "payments", "donor-links"],
  ["email", "ledger"],
  ["files", "second-factor"],
  ["patterns"],
  ["pdf"],
  ["share", "http"],
  ["users", "api-keys"],
  ["ngos"],
  ["reports"],
  ["campaigns", "contact", "money-orders", "fraud"],
  ["needs", "concerns", "supporters", "embeds", "support-words", "updates"],
  ["donations"],
  ["monthly-gifts", "disputes", "refunds"],
  ["checkout"],
  ["pledges", "suspense"],
  ["matches", "recorded-gifts"],
  ["donors", "donor-notes", "payouts", "volunteers", "statements"],
  ["statistics", "outreach", "inbound", "thanks", "ngo-news", "webhooks"],
  ["payment-events", "order-approval", "mcp"],
  ["retention"],
  ["worker"],
];
const moduleOf = (name) => (name === "lib" ? "lib" : `lib/${name}`);
const allModules = layers.flat().map(moduleOf);

const element = (type, pattern = type) => ({ type, pattern, partialMatch: false });
const elements = [
  ...allModules.filter((type) => type !== "lib").map((type) => element(type)),
  element("lib"),
  ...["ui", "forms", "layout"].map((name) => element(`components/${name}`)),
  element("components"),
  ...["app", "server", "sandbox", "scripts", "prisma", "tests"].map((name) => element(name)),
];

const types = (anyOf) => ({ element: { types: { anyOf } } });
const inside = (list) => (type) => list.includes(type);
const outside = (list) => (type) => !list.includes(type);
const allow = (from, to) => ({ from: inside(from), policy: { allow: { to: types(to) } } });
/** Only `from` may import these packages. */
const only = (from, source, message) => ({
  from: outside([...from, "server", "sandbox"]),
  policy: { disallow: { to: { module: { source } } }, message },
});

/** Who may import whom: `from` says for which elements a policy is; the last that fits an import decides. */
const policies = [
  // packages and Node's own modules: all, but for what stands below
  {
    from: () => true,
    policy: { allow: { to: { module: { origin: ["external", "core"] } } } },
  },
  ...layers.map((level, index) =>
    allow(level.map(moduleOf), ["prisma", ...layers.slice(0, index).flat().map(moduleOf)]),
  ),
  allow(["lib", "lib/i18n"], ["lib", "lib/i18n", "lib/typed"]),
  allow(["components/ui"], ["lib", "lib/typed", "lib/i18n", "lib/patterns"]),
  allow(["components/forms"], ["lib", "lib/i18n", "lib/forms", "lib/http", "components/ui"]),
  allow(
    ["components/layout"],
    ["lib", "lib/i18n", "lib/patterns", "lib/share", "components/ui", "components/forms"],
  ),
  allow(["components"], [...allModules, "components/ui", "components/forms", "components/layout"]),
  allow(
    ["app"],
    [
      ...allModules,
      "components",
      "components/ui",
      "components/forms",
      "components/layout",
      "prisma",
    ],
  ),
  allow(["server"], ["lib", "lib/typed", "lib/i18n", "lib/auth", "lib/http"]),
  allow(["sandbox"], ["lib/i18n"]), // which way a language is written
  {
    from: inside(["components", "components/ui", "components/forms", "components/layout"]),
    policy: {
      disallow: { to: { file: { categories: "query" } }, dependency: { kind: "value" } },
      message: "A component gets plain data as props; the page reads it.",
    },
  },
  only(
    ["lib/payments"],
    ["stripe"],
    "Only lib/payments speaks to the provider: call one of its functions.",
  ),
  only(["lib/email"], ["nodemailer"], "Only lib/email sends."),
  only(
    ["lib/storage", "lib/files", "lib/http"],
    ["@vercel/blob", "aws4fetch", "node:fs", "node:fs/promises", "fs", "fs/promises"],
    "Only lib/storage, lib/files and the reader of uploads in lib/http touch files and blob stores.",
  ),
  {
    from: (type) => allModules.includes(type) && type !== "lib/http" && type !== "lib/auth",
    policy: {
      disallow: { to: { module: { source: "next" } } },
      message:
        "Rules and queries know nothing of HTTP: redirects and revalidation belong to actions.ts, route.ts and page.tsx.",
    },
  },
  {
    from: inside(allModules),
    policy: {
      from: { file: { categories: "action" } },
      allow: { to: { module: { source: "next" } } },
    },
  },
];

/** An element's files get its policies alone: asking each import about the policies of all took half of lint's time. */
const mayImport = (type, files, ignores = []) => ({
  files: [`${files}/**/*.{ts,tsx,mts,mjs}`],
  ignores,
  rules: {
    "boundaries/dependencies": [
      "error",
      {
        default: "disallow",
        message:
          "{{ from.element.type }} may not import {{ to.element.type }}: see the order of modules in eslint.config.mjs.",
        policies: policies.filter(({ from }) => from(type)).map(({ policy }) => policy),
        checkAllOrigins: true,
      },
    ],
  },
});
/** What lies in none of the folders that are elements themselves is its parent's: `lib` is what is in no module. */
const inFolder = (parent, children) => [
  mayImport(
    parent,
    parent,
    children.map((child) => `${child}/**`),
  ),
  ...children.map((child) => mayImport(child, child)),
];

/**
 * Prisma's case-blind comparison is ILIKE: "_" and "%" in what a stranger types are wildcards then, so that one person's
 * address opened another's gifts. Addresses are compared by emailKey; searches escape by lib/listing/sql.ts.
 */
const ilike = {
  selector:
    "Property[key.name='mode'][value.value='insensitive'], Property[key.value='mode'][value.value='insensitive'], Property[key.name='mode'] > TSAsExpression[expression.value='insensitive']",
  message:
    'mode: "insensitive" is ILIKE, in which a typed _ or % matches anything. Compare emailKey, or search with containing() of lib/listing/sql.ts.',
};
const assignment = {
  selector: ":not(ExpressionStatement, ForStatement) > AssignmentExpression",
  message: "An assignment is a statement of its own, not a part of another one.",
};

/** lib/ledger/post-entry.ts alone calls ledger_post, which a trigger of the database knows as the only writer, too. */
const ledgerSql = String.raw`/\bledger_post\s*\(|\binsert\s+into\s+"?ledger_(?:tx|entry)|\b(?:update|delete\s+from)\s+"?ledger_/i`;
const ledgerWriter = {
  selector: [
    `Literal[value=${ledgerSql}]`,
    `TemplateElement[value.raw=${ledgerSql}]`,
    "CallExpression[callee.property.name=/^(?:create|update|upsert|delete)/][callee.object.property.name=/^ledger(?:Entry|Transaction|Account)$/]",
  ].join(", "),
  message: "Only postEntry and postEntries of lib/ledger/post-entry.ts write to the ledger.",
};

const methodName = "/^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/";
const ownHandler = {
  selector: [
    `ExportNamedDeclaration > FunctionDeclaration[id.name=${methodName}]`,
    `ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[id.name=${methodName}]:not([init.callee.name='handler']):not([init.name=${methodName}])`,
    `ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[id.type='ObjectPattern']:not([init.callee.name='otherMethods'])`,
    `ExportSpecifier[exported.name=${methodName}]`,
  ].join(", "),
  message:
    "What a route file outside /api/v1 answers is made by handler() of lib/http/handler.ts: who asks, access, parameters, limits, failures and headers are there.",
};
const ownPolicy = {
  selector:
    "Literal[value=/^(?:content-security-policy|x-content-type-options|cross-origin-\\w+-policy|referrer-policy|permissions-policy)$/i]",
  message: "What a browser may do with an answer is said in lib/http/answer-policy.ts alone.",
};
const responseInRoom = {
  selector: "Identifier[name='Response']",
  message: "A noun gives data; lib/http and the route files make the answer of it.",
};

/** Queues and pools are one for the process, classes one for each bundle of the framework. */
const sharedError = {
  selector: "ExportNamedDeclaration > ClassDeclaration[superClass.name='Error']",
  message:
    "Extend SharedError (lib/shared-error.ts): thrown in one bundle and caught in another, an Error's instanceof is false, and a sentence becomes a 500.",
};

/** What a donation's status may become, and by which event, is one table; refunds and disputes move one that is paid. */
const donationStatus = {
  selector:
    "CallExpression[callee.object.property.name='donation'][callee.property.name=/^update/] Property[key.name='data'] > ObjectExpression > Property[key.name='status']",
  message: "A donation's status moves by takeStep of lib/donations/states.ts.",
};

const inLib = [ilike, assignment, sharedError, ledgerWriter, donationStatus];
const inRoom = [...inLib, responseInRoom];

/** A test that fails by chance goes into tests/quarantine.json, which has an end. A condition of the machine may skip one. */
const setAside = ["test", "it", "describe", "test.describe"].flatMap((name) => {
  const [object, inner] = name.split(".");
  const callee = inner
    ? `[callee.object.object.name='${object}'][callee.object.property.name='${inner}']`
    : `[callee.object.name='${object}']`;
  const message =
    "A test is not set aside here: name it in tests/quarantine.json, with the reason and for a fortnight at most.";
  return [
    { selector: `CallExpression${callee}[callee.property.name=/^(fixme|todo|only)$/]`, message },
    {
      selector: `CallExpression${callee}[callee.property.name='skip']:not([arguments.0.type=/^(Identifier|UnaryExpression|BinaryExpression|LogicalExpression|CallExpression|MemberExpression)$/])`,
      message,
    },
  ];
});
/** An address that lists campaigns or organisations, the newest first, in as many rows as it says. */
const newestRows = String.raw`/\/api\/v1\/(?:campaigns|ngos\/all)\?(?:.*&)?limit=(?:\d|$)/`;
const newest = {
  selector: `Literal[value=${newestRows}], TemplateElement[value.raw=${newestRows}]`,
  message:
    "The newest row is one that another test made a moment ago: take one of the demo by name (tests/e2e/support/places.ts), or make one (ngos.ts). A test of the list itself writes its query with URLSearchParams.",
};

const config = [
  {
    ignores: [
      "node_modules/**",
      "scripts/quality/node_modules/**",
      ".next/**",
      ".data/**",
      "prisma/generated/**",
      "next-env.d.ts",
      "shots/**",
      "test-results/**",
      "playwright-report/**",
      "tests/lint-fixtures/**",
    ],
  },
  ...next,
  {
    // no markup and no component can be there: these rules would look for them in every function
    files: ["{lib,server,sandbox,scripts,prisma,clients,tests}/**/*.{ts,mts,mjs}"],
    rules: Object.fromEntries(
      next
        .flatMap(({ rules }) => Object.keys(rules ?? {}))
        .filter((rule) => /^(?:react|react-hooks|jsx-a11y)\//.test(rule))
        .filter((rule) => rule !== "react-hooks/rules-of-hooks")
        .map((rule) => [rule, "off"]),
    ),
  },
  {
    // drawn once and never again, so that what is asked of a component that is drawn often says nothing here: React's compiler,
    // which runs for these rules, took half of the linter's time
    files: serverComponents.map((file) => file.replaceAll(/[[\]()]/g, "\\$&")),
    rules: Object.fromEntries(
      next
        .flatMap(({ rules }) => Object.keys(rules ?? {}))
        .filter((rule) => rule.startsWith("react-hooks/"))
        .filter(
          (rule) => !["react-hooks/rules-of-hooks", "react-hooks/exhaustive-deps"].includes(rule),
        )
        .map((rule) => [rule, "off"]),
    ),
  },
  {
    files: ["**/*.{ts,tsx}"],
    plugins: { "@typescript-eslint": tseslint.plugin },
    languageOptions: { parser: tseslint.parser },
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      "no-console": "error",
      "@next/next/no-html-link-for-pages": "off", // plain links: no prefetching on slow lines, and two root layouts
      "@next/next/no-img-element": "off", // images come in widths made at upload; see docs/decisions
      "import/no-anonymous-default-export": "off",
    },
  },
  {
    // who may import whom
    files: ["{app,components,lib,server,sandbox}/**/*.{ts,tsx,mts,mjs}"],
    plugins: { boundaries },
    settings: {
      "boundaries/elements": elements,
      "boundaries/files": [
        { category: "action", pattern: ["lib/**/*actions.ts", "lib/**/*-action.ts"] },
        { category: "query", pattern: ["lib/**/*queries.ts", "lib/db.ts", "prisma/**"] },
      ],
      "boundaries/legacy-templates": false,
      "import/resolver": { typescript: { project: "tsconfig.json" } },
    },
  },
  ...inFolder(
    "lib",
    allModules.filter((type) => type !== "lib"),
  ),
  ...inFolder("components", ["components/ui", "components/forms", "components/layout"]),
  ...["app", "server", "sandbox"].map((name) => mayImport(name, name)),
  {
    files: [
      "{app,components,lib,server}/**/*.{ts,tsx,mjs}",
      "{middleware,instrumentation,next.config}.ts",
    ],
    rules: {
      "no-restricted-syntax": ["error", ilike, assignment, ledgerWriter],
      "no-sequences": ["error", { allowInParentheses: false }],
    },
  },
  {
    files: ["lib/**/*.ts"],
    ignores: ["lib/shared-error.ts"],
    rules: { "no-restricted-syntax": ["error", ...inLib] },
  },
  {
    // what speaks HTTP: lib/http answers, lib/storage asks a bucket
    files: ["lib/*/**/*.ts"],
    ignores: ["lib/http/**", "lib/storage/**"],
    rules: { "no-restricted-syntax": ["error", ...inRoom] },
  },
  {
    files: ["lib/ledger/post-entry.ts"],
    rules: { "no-restricted-syntax": ["error", ...inRoom.filter((rule) => rule !== ledgerWriter)] },
  },
  {
    files: ["lib/donations/states.ts", "lib/{disputes,refunds}/**/*.ts"],
    rules: {
      "no-restricted-syntax": ["error", ...inRoom.filter((rule) => rule !== donationStatus)],
    },
  },
  {
    files: ["app/**/route.ts"],
    ignores: ["app/api/v1/**"],
    rules: {
      "no-restricted-syntax": ["error", ilike, assignment, ledgerWriter, ownHandler, ownPolicy],
    },
  },
  {
    files: ["{scripts,prisma}/**"],
    rules: { "no-restricted-syntax": ["error", ilike, ledgerWriter] },
  },
  {
    files: ["sandbox/**"],
    rules: {
      "no-restricted-syntax": ["error", assignment],
      "no-sequences": ["error", { allowInParentheses: false }],
    },
  },
  {
    files: ["**/*.{ts,tsx,mjs}"],
    rules: { "no-nested-ternary": "error" },
  },
  {
    // a catalogue of messages is one list a language
    files: [
      "{app,components,lib,server,sandbox}/**/*.{ts,tsx,mjs}",
      "{middleware,instrumentation,next.config}.ts",
    ],
    ignores: ["lib/i18n/messages/**", ...Object.keys(longFiles)],
    rules: { "max-lines": ["error", { max: 250, skipComments: true, skipBlankLines: true }] },
  },
  {
    // markup is long by its nature: a page's .tsx is held by its file's length alone
    files: [
      "{app,components,lib,server,sandbox}/**/*.{ts,mjs}",
      "{middleware,instrumentation,next.config}.ts",
    ],
    ignores: Object.keys(longFiles),
    rules: {
      "max-lines-per-function": ["error", { max: 60, skipComments: true, skipBlankLines: true }],
    },
  },
  {
    // every expression may meet a stranger's text: none may take more than linear time (docs/security/text.md)
    files: [
      "app/**",
      "lib/**",
      "components/**",
      "scripts/**",
      "server/**",
      "middleware.ts",
      "instrumentation.ts",
      "next.config.ts",
    ],
    plugins: { regexp },
    rules: {
      "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
      "regexp/no-super-linear-move": ["error", { report: "potential", ignoreSticky: false }],
      "regexp/no-misleading-unicode-character": "error",
    },
  },
  {
    files: ["{app,components,lib,server}/**/*.{ts,tsx}", "middleware.ts"],
    ignores: ["lib/env.ts"],
    rules: {
      "no-restricted-properties": [
        "error",
        {
          object: "process",
          property: "env",
          message: "Only lib/env.ts reads process.env: add the variable there and import `env`.",
        },
      ],
    },
  },
  { files: ["tests/**"], rules: { "no-restricted-syntax": ["error", ...setAside] } },
  {
    files: ["tests/e2e/**/*.ts"],
    rules: { "no-restricted-syntax": ["error", ...setAside, newest] },
  },
  {
    files: ["tests/e2e/**/*.spec.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          name: "@playwright/test",
          message: "Import from ./support/test, which closes what a test opened.",
        },
      ],
    },
  },
  {
    files: [
      "scripts/**",
      "server/**",
      "sandbox/**",
      "tests/**",
      "*.config.*",
      "prisma/**",
      "instrumentation.ts",
    ],
    rules: { "no-console": "off", "import/no-anonymous-default-export": "off" },
  },
];

export default config;
