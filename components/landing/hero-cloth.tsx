import { cn } from "@/components/ui/cn";
import { stripOf, wovenColumnClass } from "@/components/ui/strip-of";
import { sceneUrl } from "@/lib/patterns/urls";

type Piece = { area: string; seed: string; rows: number; className?: string };

const seam = "shadow-[0_0_0_1.5px_var(--color-bg)]";
const picture = `overflow-hidden bg-ink ${seam}`;
/** threads that hang from the lower edge */
const fringe =
  "after:absolute after:inset-x-0 after:top-full after:h-5.5 after:warp after:[--warp-gap:7px] after:[--warp-ink:var(--color-ink)] after:[--warp-line:2px]";
const wide = "max-lg:hidden";

// grid areas of the hero's cloth: strips of several widths around two scenes
const pieces: Piece[] = [
  { area: "1/1/span 2/span 1", seed: "v-loima", rows: 4 },
  { area: "3/1/span 3/span 1", seed: "v-kita", rows: 6, className: fringe },
  { area: "4/2/span 1/span 1", seed: "v-gitega", rows: 2 },
  { area: "5/2/span 2/span 1", seed: "v-gao", rows: 4, className: fringe },
  { area: "4/3/span 1/span 1", seed: "v-denu", rows: 2 },
  { area: "4/4/span 1/span 1", seed: "v-bafoussam", rows: 2 },
  { area: "1/5/span 4/span 1", seed: "v-keta", rows: 8 },
  { area: "1/6/span 2/span 1", seed: "v-bohicon", rows: 4 },
  { area: "3/6/span 4/span 1", seed: "v-mangochi", rows: 8 },
  { area: "8/3/span 1/span 1", seed: "v-njombe", rows: 2, className: `${fringe} ${wide}` },
  { area: "8/4/span 1/span 1", seed: "v-enyanja", rows: 2, className: wide },
  { area: "9/4/span 1/span 1", seed: "v-enyanja", rows: 2, className: `${fringe} ${wide}` },
  { area: "8/5/span 1/span 1", seed: "v-loima2", rows: 2, className: `${fringe} ${wide}` },
  { area: "7/6/span 3/span 1", seed: "v-keta2", rows: 6, className: `${fringe} ${wide}` },
];

/** The cloth at the hero's right edge. Decorative: hidden from assistive technology. */
export function HeroCloth() {
  return (
    <div
      className="-mx-margin grid auto-rows-[calc(100vw/6*0.82)] grid-cols-6 lg:absolute lg:end-0 lg:top-0 lg:mx-0 lg:w-[44.5vw] lg:max-w-[54rem] lg:auto-rows-[calc(min(44.5vw,54rem)/6*0.86)]"
      aria-hidden="true"
    >
      {pieces.map((piece) => (
        <div
          key={piece.area}
          className={cn(
            wovenColumnClass,
            "relative [grid-area:var(--area)]",
            seam,
            piece.className,
          )}
          style={
            {
              "--area": piece.area,
              ...stripOf(piece.seed, { cols: 2, rows: piece.rows }),
            } as React.CSSProperties
          }
        />
      ))}
      <figure
        className={cn(
          "print:break-inside-avoid",
          "relative col-span-3 col-start-2 row-span-3 row-start-1",
          picture,
        )}
      >
        <img
          src={sceneUrl("water")}
          alt=""
          width={1200}
          height={630}
          className="size-full object-cover object-[93%_50%]"
          data-no-fallback
          fetchPriority="high"
        />
      </figure>
      <figure
        className={cn(
          "print:break-inside-avoid",
          "relative col-span-3 col-start-3 row-span-3 row-start-5",
          picture,
        )}
      >
        <img
          src={sceneUrl("market")}
          alt=""
          width={1200}
          height={630}
          className="size-full object-cover object-[30%_40%]"
          data-no-fallback
          loading="lazy"
        />
      </figure>
    </div>
  );
}
