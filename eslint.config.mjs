import next from "eslint-config-next";
import regexp from "eslint-plugin-regexp";
import tseslint from "typescript-eslint";

/** Who may import whom (docs/decisions/001-the-house.md). Each message says where the thing belongs instead. */
const ban = (group, message, more = {}) => ({ group, message, ...more });

const noEnv = {
  object: "process",
  property: "env",
  message: "Only lib/env.ts reads process.env: add the variable there and import `env`.",
};
const stripe = ban(
  ["stripe", "stripe/*"],
  "Only lib/payments speaks to the provider: call one of its functions.",
);
const files = ban(
  ["node:fs", "node:fs/*", "fs", "fs/*", "@vercel/blob", "aws4fetch"],
  "Only lib/storage touches files and blob stores.",
);
const mail = ban(["nodemailer"], "Only lib/email sends.");
const nextOnly = ban(
  ["next/*", "next"],
  "Verbs, rules and capabilities know nothing of HTTP: redirects and revalidation belong to the doors (actions.ts, route.ts, page.tsx).",
);
const upwards = ban(["@/app/*", "@/components/*"], "lib never imports app or components.");
const everywhere = [stripe, files, mail];

const restrict = (patterns) => ({
  "@typescript-eslint/no-restricted-imports": ["error", { patterns }],
});

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
    ],
  },
  ...next,
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
    // Prisma's case-blind comparison is ILIKE: "_" and "%" in what a stranger types are wildcards then, so that one person's
    // address opened another's gifts. Addresses are compared by emailKey; searches escape by lib/like.ts.
    files: ["app/**", "lib/**", "components/**", "server/**", "scripts/**", "prisma/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "Property[key.name='mode'][value.value='insensitive'], Property[key.value='mode'][value.value='insensitive'], Property[key.name='mode'] > TSAsExpression[expression.value='insensitive']",
          message:
            'mode: "insensitive" is ILIKE, in which a typed _ or % matches anything. Compare emailKey, or search with containing() of lib/like.ts.',
        },
      ],
    },
  },
  {
    // every expression may meet a stranger's text: none may take more than linear time (docs/security/text.md).
    // tests/unit/text/lint.test.ts proves that these rules fire
    files: [
      "app/**",
      "lib/**",
      "components/**",
      "server/**",
      "scripts/**",
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
    files: ["app/**/*.{ts,tsx}", "components/**/*.{ts,tsx}", "middleware.ts"],
    rules: {
      "no-restricted-properties": ["error", noEnv],
      ...restrict(everywhere),
    },
  },
  { files: ["server/**/*.ts"], rules: { "no-restricted-properties": ["error", noEnv] } },
  {
    files: ["components/**/*.{ts,tsx}"],
    rules: restrict([
      ...everywhere,
      ban(["@/app/*"], "Components are used by pages, never the other way round."),
      ban(
        ["@/lib/db", "@/lib/*/queries", "@/lib/*/*-queries", "@/prisma/*"],
        "Components get plain data as props; the page reads it.",
        { allowTypeImports: true },
      ),
    ]),
  },
  {
    files: ["components/{ui,forms,layout}/**/*.{ts,tsx}"],
    rules: restrict([
      ...everywhere,
      ban(["@/app/*"], "Components are used by pages, never the other way round."),
      ban(
        [
          "@/lib/{campaigns,donations,ngos,payouts,users,contact,ledger}/*",
          "@/components/{campaigns,donations,ngos,payouts,admin,dashboard,account}/*",
        ],
        "components/ui, forms and layout know no noun: take what you need as a prop.",
      ),
    ]),
  },
  {
    files: ["lib/**/*.ts", "lib/**/*.tsx"],
    ignores: ["lib/**/actions.ts", "lib/**/*-actions.ts", "lib/http/**"],
    rules: {
      "no-restricted-properties": ["error", noEnv],
      ...restrict([...everywhere, nextOnly, upwards]),
    },
  },
  {
    files: ["lib/**/actions.ts", "lib/**/*-actions.ts", "lib/http/**/*.ts"],
    rules: { "no-restricted-properties": ["error", noEnv], ...restrict([...everywhere, upwards]) },
  },
  // nouns, top to bottom: payouts, donations -> campaigns -> ngos -> users; a lower one never imports a higher one
  {
    files: ["lib/users/**/*.ts"],
    ignores: ["lib/**/actions.ts", "lib/**/*-actions.ts"],
    rules: restrict([
      ...everywhere,
      nextOnly,
      upwards,
      ban(
        ["@/lib/{campaigns,donations,payouts}/*"],
        "users is below campaigns and donations: the higher noun imports the lower.",
      ),
    ]),
  },
  {
    files: ["lib/ngos/**/*.ts"],
    ignores: ["lib/**/actions.ts", "lib/**/*-actions.ts"],
    rules: restrict([
      ...everywhere,
      nextOnly,
      upwards,
      ban(
        ["@/lib/{donations,payouts}/*"],
        "ngos is below donations and payouts: the higher noun imports the lower.",
      ),
    ]),
  },
  {
    files: ["lib/{auth,http,email,storage,audit,money,i18n,patterns,ledger}/**/*.ts"],
    ignores: ["lib/http/**"],
    rules: restrict([
      ...everywhere,
      nextOnly,
      upwards,
      ban(
        ["@/lib/{campaigns,donations,ngos,payouts,users,contact}/*"],
        "Capabilities know no noun.",
      ),
    ]),
  },
  { files: ["lib/env.ts"], rules: { "no-restricted-properties": "off" } },
  { files: ["lib/payments/**/*.ts"], rules: restrict([files, mail, nextOnly, upwards]) },
  { files: ["lib/storage/**/*.ts"], rules: restrict([stripe, mail, nextOnly, upwards]) },
  { files: ["lib/email/**/*.{ts,tsx}"], rules: restrict([stripe, files, nextOnly, upwards]) },
  { files: ["lib/http/multipart.ts"], rules: restrict([stripe, mail, upwards]) },
  { files: ["lib/auth/next-auth.ts"], rules: restrict([stripe, files, mail, upwards]) },
  {
    files: ["scripts/**", "tests/**", "*.config.*", "prisma/**", "instrumentation.ts"],
    rules: {
      "no-console": "off",
      "@typescript-eslint/no-restricted-imports": "off",
      "import/no-anonymous-default-export": "off",
      "no-restricted-properties": "off",
    },
  },
];

export default config;
