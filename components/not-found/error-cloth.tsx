import { WovenColumn } from "@/components/ui/woven-column";

/** The cloth at the right edge of an error page, with a gap for the missing page. */
export const errorPageClass = {
  main: "relative grid min-h-[min(46rem,100vh-5.1rem)] items-center overflow-hidden",
  wrap: "wrap relative z-1 py-section",
  text: "md:max-w-[58%]",
  code: "font-display text-[clamp(6rem,3rem+16vw,15rem)] leading-[0.8] font-bold tracking-[-0.02em]",
};

export function ErrorCloth() {
  return (
    <div
      className="grid h-28 grid-cols-4 gap-[3px] md:absolute md:inset-y-0 md:end-0 md:h-auto md:w-[34vw]"
      aria-hidden="true"
    >
      {["lost-8", "404", "", "launch-9"].map((seed) =>
        seed ? (
          <WovenColumn key={seed} seed={seed} cols={2} />
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
