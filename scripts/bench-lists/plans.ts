import pg from "pg";

type Statement = { text: string; values: unknown[] };
type Plan = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  Plans?: Plan[];
};
export type PlanNodes = { nodes: string[]; scanned: string[] };

/** Runs `work` and collects every statement that the application sends to PostgreSQL meanwhile. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const heard: Statement[] = [];
  const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const original = prototype.query;
  prototype.query = function (this: unknown, ...args: unknown[]) {
    const [asked, values] = args as [string | Statement, unknown[] | undefined];
    const statement =
      typeof asked === "string"
        ? { text: asked, values: values ?? [] }
        : { text: asked.text, values: asked.values ?? values ?? [] };
    if (/^\s*(select|with)\b/i.test(statement.text)) heard.push(statement);
    return original.apply(this, args);
  };
  try {
    await work();
  } finally {
    prototype.query = original;
  }
  return heard;
}

/** The node types of a statement's plan, and the tables that it scans sequentially. */
export async function planOf(client: pg.Client, { text, values }: Statement): Promise<PlanNodes> {
  const { rows } = await client.query<{ "QUERY PLAN": { Plan: Plan }[] }>({
    text: `explain (format json) ${text}`,
    values,
  });
  const found: PlanNodes = { nodes: [], scanned: [] };
  const walk = (plan: Plan): void => {
    const of = plan["Index Name"] ?? plan["Relation Name"];
    found.nodes.push(of ? `${plan["Node Type"]} ${of}` : plan["Node Type"]);
    if (plan["Node Type"] === "Seq Scan") found.scanned.push(plan["Relation Name"]!);
    plan.Plans?.forEach(walk);
  };
  walk(rows[0]!["QUERY PLAN"][0]!.Plan);
  return found;
}

/** A listing's plans combined: distinct node types, tables scanned sequentially. */
export async function plansOf(client: pg.Client, work: () => Promise<unknown>): Promise<PlanNodes> {
  const statements = await statementsOf(work);
  if (statements.length === 0)
    throw new Error("no statement was recorded, so nothing would be measured");
  const all: PlanNodes = { nodes: [], scanned: [] };
  for (const statement of statements) {
    const plan = await planOf(client, statement);
    all.nodes.push(...plan.nodes);
    all.scanned.push(...plan.scanned);
  }
  return { nodes: [...new Set(all.nodes)], scanned: [...new Set(all.scanned)] };
}
