import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";

/*
 * Who may change who may (OP-150): every verb that writes members, invitations or roles asks for the
 * second factor or the password (requireFreshFactor). The verbs are found in the source: a function
 * that writes one of them, or calls one that does in its own transaction ("part").
 */
const root = path.resolve(import.meta.dirname, "../../..");

/**
 * Verbs that ask for something else, and why that is as good. A new verb must not be added here: it asks for the
 * factor.
 */
const others: Record<string, string> = {
  "lib/ngos/register.ts registerNgo": "an account and an organisation of its own",
  "lib/ngos/accept-invitation.ts acceptInvitation": "the mailed link; its sender was asked",
  "lib/ngos/gift-mails.ts chooseGiftMails": "which mails oneself gets; no right",
  "lib/users/create-admin.ts createAdmin": "a command on the machine",
  "lib/users/confirm-email.ts confirmEmail": "the mailed link; only ends invitations",
  "lib/users/reset-password.ts resetPassword": "the mailed link; only ends invitations",
  "lib/users/reset-password.ts changePassword": "the password in the same call",
};

const tables = /\b(?:ngoMember|ngoInvitation)\.(?:create|update|upsert|delete)/;
const nested = /\b(?:members|membership|invitations)\s*:\s*\{\s*(?:create|update|upsert|delete)/;
const raw =
  /(?:insert into|update|delete from)\s+"?(?:ngo_member|ngo_invitation)\b|update\s+"?app_user"?\s+set[^`]*\b(?:role|disabled_at)\b/i;

type Unit = {
  name: string;
  exported: boolean;
  /** runs in its caller's transaction: its caller is the verb */
  part: boolean;
  writes: boolean;
  /** the functions that it calls: "file name" */
  calls: Set<string>;
};

/** Writes a person's role, or whether they are disabled. */
function setsRight(call: ts.CallExpression): boolean {
  if (!/\.user\.(?:create|update|upsert|delete)\w*$/.test(call.expression.getText())) return false;
  let found = /\.delete\w*$/.test(call.expression.getText());
  const look = (node: ts.Node): void => {
    const name =
      ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)
        ? node.name.getText()
        : "";
    if (name === "data" || name === "create" || name === "update") node.forEachChild(inData);
    else node.forEachChild(look);
  };
  const inData = (node: ts.Node): void => {
    if (
      (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) &&
      ["role", "disabledAt"].includes(node.name.getText())
    )
      found = true;
    node.forEachChild(inData);
  };
  call.arguments.forEach(look);
  return found;
}

function unitsOf(file: string): Map<string, Unit> {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(root, file), "utf8"),
    ts.ScriptTarget.Latest,
    true,
  );
  const imports = new Map<string, string>();
  const tops: { name: string; node: ts.Node; body: ts.SignatureDeclaration | null }[] = [];
  for (const node of source.statements) {
    if (ts.isImportDeclaration(node) && node.importClause?.namedBindings) {
      const from = (node.moduleSpecifier as ts.StringLiteral).text;
      if (from.startsWith("@/") && ts.isNamedImports(node.importClause.namedBindings))
        for (const item of node.importClause.namedBindings.elements)
          imports.set(
            item.name.text,
            `${from.slice(2)}.ts ${(item.propertyName ?? item.name).text}`,
          );
    } else if (ts.isFunctionDeclaration(node) && node.name)
      tops.push({ name: node.name.text, node, body: node });
    else if (ts.isVariableStatement(node))
      for (const one of node.declarationList.declarations) {
        const made = one.initializer;
        const body =
          made && (ts.isArrowFunction(made) || ts.isFunctionExpression(made)) ? made : null;
        tops.push({ name: one.name.getText(), node: one, body });
      }
    else tops.push({ name: `statement ${node.pos}`, node, body: null });
  }
  const own = new Set(tops.map((top) => top.name));
  const units = new Map<string, Unit>();
  for (const { name, node, body } of tops) {
    const text = node.getText();
    const calls = new Set<string>();
    let right = false;
    const look = (child: ts.Node): void => {
      if (ts.isCallExpression(child)) right ||= setsRight(child);
      // a function that is named may be called, e.g. when passed as an argument
      if (ts.isIdentifier(child) && child.text !== name) {
        if (own.has(child.text)) calls.add(`${file} ${child.text}`);
        else if (imports.has(child.text)) calls.add(imports.get(child.text)!);
      }
      child.forEachChild(look);
    };
    look(node);
    const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
    units.set(`${file} ${name}`, {
      name,
      exported: /^(?:\/\*[\s\S]*?\*\/\s*)?export\b/.test(statement.getText()),
      part: /^(?:Tx|DbOrTx)$/.test(body?.parameters[0]?.type?.getText() ?? ""),
      writes: right || tables.test(text) || nested.test(text) || raw.test(text),
      calls,
    });
  }
  return units;
}

const files = readdirSync(path.join(root, "lib"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => `lib/${file}`);
const units = new Map(files.flatMap((file) => [...unitsOf(file)]));

function reaches(from: string, goal: (key: string) => boolean): boolean {
  const seen = new Set<string>();
  const open = [from];
  while (open.length > 0) {
    const key = open.pop()!;
    // accounts without a factor are allowed
    if (seen.has(key) || key === "lib/auth/fresh-factor.ts requireFreshFactorIfAny") continue;
    seen.add(key);
    if (goal(key)) return true;
    open.push(...(units.get(key)?.calls ?? []));
  }
  return false;
}

/**
 * The functions that write, and those that let a part write, or a function of their own file that nobody else can call.
 */
function writers(): Set<string> {
  const found = new Set([...units].filter(([, unit]) => unit.writes).map(([key]) => key));
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const [key, unit] of units)
      for (const called of unit.calls) {
        const other = units.get(called);
        if (other && found.has(called) && (other.part || !other.exported)) found.add(key);
      }
  }
  return found;
}

const verbs = [...writers()]
  .filter((key) => units.get(key)!.exported && !units.get(key)!.part)
  .sort();
const asks = (key: string): boolean =>
  reaches(key, (at) => at === "lib/auth/fresh-factor.ts requireFreshFactor");

describe("who may change who may", () => {
  test("[T3-2] each verb that writes members, invitations or roles asks, or is known with its reason", () => {
    expect(verbs.filter((key) => !asks(key)).sort()).toEqual(Object.keys(others).sort());
  });

  test("[T3-2] they are found: those that stand there today", () => {
    expect(verbs.filter(asks)).toEqual([
      "lib/ngos/decide-ngo.ts decideNgo",
      "lib/retention/forget-address.ts forgetAddress",
      "lib/users/change-administrator.ts disableAdministrator",
      "lib/users/change-administrator.ts enableAdministrator",
      "lib/users/change-member.ts disableMember",
      "lib/users/change-member.ts enableMember",
      "lib/users/change-member.ts handOver",
      "lib/users/invite-member.ts inviteMember",
      "lib/users/invite-member.ts withdrawInvitation",
    ]);
  });

  test("[T3-2] nothing else writes them: no page, no call, no server, no script but the seeds", () => {
    const elsewhere = ["app", "components", "server", "scripts"].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
        .filter((file) => /\.(?:ts|tsx|mjs|mts)$/.test(file) && !file.startsWith("bench"))
        .map((file) => `${folder}/${file}`),
    );
    const found = elsewhere.filter((file) => {
      const text = readFileSync(path.join(root, file), "utf8");
      return tables.test(text) || nested.test(text) || raw.test(text);
    });
    expect(found).toEqual([]);
  });
});
