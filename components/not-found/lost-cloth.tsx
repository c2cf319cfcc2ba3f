import { stripOf, wovenColumnClass } from "@/components/ui/strip-of";

/** A page that is not there: the cloth at its right edge has a gap where it should be. */
export const lostClass = {
  main: "relative grid min-h-[min(46rem,100vh-5.1rem)] items-center overflow-hidden",
  wrap: "wrap relative z-1 py-section",
  text: "md:max-w-[58%]",
  code: "font-display text-[clamp(6rem,3rem+16vw,15rem)] leading-[0.8] font-bold tracking-[-0.02em]",
};

export function LostCloth() {
  return (
    <div
      className="grid h-28 grid-cols-4 gap-[3px] md:absolute md:inset-y-0 md:right-0 md:h-auto md:w-[34vw]"
      aria-hidden="true"
    >
      {["lost-8", "404", "", "launch-9"].map((seed) =>
        seed ? (
          <i key={seed} className={wovenColumnClass} style={stripOf(seed, { cols: 2, rows: 8 })} />
        ) : (
          <i
            key="gap"
            className="warp [--warp-gap:12px] [--warp-ink:var(--color-ink)] [--warp-line:1.5px]"
          />
        ),
      )}
    </div>
  );
}
