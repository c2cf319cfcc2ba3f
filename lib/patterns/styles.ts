import type { Random } from "@/lib/patterns/hash";
import type { Family, Ink } from "@/lib/patterns/inks";

/** What a family takes from its random stream before the first cell: motifs, step, accents, and whether it has a rule line. */
export type Styles = {
  bogolan: { seq: string[]; step: number; rule: boolean; every: number };
  kente: {
    warp: [number, Ink][];
    block: Ink;
    mark: Ink;
    core: Ink;
    edge: Ink;
    motif: "steps" | "check" | "bars" | "hour";
  };
  kuba: { seq: number[]; corner: number; step: number; core: Ink };
  adire: { seq: string[]; step: number; pale: boolean; frame: boolean };
  ndebele: { m: string[]; step: number; fill: Ink[]; rule: boolean };
};

export const STYLE: { [F in Family]: (r: Random) => Styles[F] } = {
  bogolan: (r) => ({
    seq: r
      .shuffle(["zig", "cross", "dots", "comb", "eye", "arrow", "seed", "rung"])
      .slice(0, r.int(2, 4)),
    step: r.int(1, 3),
    rule: r.chance(0.7),
    every: r.int(1, 2),
  }),
  kente: (r) => {
    const [p, q, t] = r.shuffle(["m", "a", "b", "c"] as Ink[]) as [Ink, Ink, Ink];
    const plans = [
      [12, 6, 12, 6, 12],
      [6, 12, 12, 12, 6],
      [18, 6, 6, 18],
      [6, 6, 6, 12, 6, 6, 6],
      [24, 6, 12, 6],
    ];
    return {
      warp: r.pick(plans).map((wd, k): [number, Ink] => [wd, (["g", p, "g", q] as Ink[])[k % 4]!]),
      block: r.pick<Ink>(["g", p === "m" ? "g" : p]),
      mark: q,
      core: t,
      edge: r.pick([p, t]),
      motif: r.pick(["steps", "check", "bars", "hour"] as const),
    };
  },
  kuba: (r) => ({
    seq: r.shuffle([0, 1, 2, 3, 4]).slice(0, r.int(2, 4)),
    corner: r.int(0, 3),
    step: r.int(1, 2),
    core: r.pick<Ink>(["a", "b"]),
  }),
  adire: (r) => ({
    seq: r.shuffle(["rings", "arcs", "leafs", "grid", "sun"]).slice(0, r.int(2, 3)),
    step: r.int(1, 2),
    pale: r.chance(0.4),
    frame: r.chance(0.6),
  }),
  ndebele: (r) => ({
    m: r.shuffle(["pyr", "dia", "chev", "gate", "tri"]).slice(0, r.int(2, 3)),
    step: r.int(1, 2),
    fill: r.shuffle<Ink>(["a", "b", "c"]),
    rule: r.chance(0.7),
  }),
};

/** Keeps a kente block legible: the mark differs from the block, and the core from both. */
export function settleKente(st: Styles["kente"]): Styles["kente"] {
  if (st.mark === st.block) st.mark = "m";
  if (st.core === st.block || st.core === st.mark) st.core = st.block === "g" ? "b" : "g";
  if (st.core === st.mark) st.core = "a";
  if (st.motif === "hour" && st.mark === "m") st.motif = "bars";
  return st;
}
