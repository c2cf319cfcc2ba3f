import { sceneUrl, stripUrl } from "@/lib/patterns/urls";

type Piece = { area: string; seed: string; rows: number; className?: string };

// grid areas of the hero's cloth: strips of several widths around two scenes
const pieces: Piece[] = [
  { area: "1/1/span 2/span 1", seed: "v-loima", rows: 4 },
  { area: "3/1/span 3/span 1", seed: "v-kita", rows: 6, className: "fringe" },
  { area: "4/2/span 1/span 1", seed: "v-gitega", rows: 2 },
  { area: "5/2/span 2/span 1", seed: "v-gao", rows: 4, className: "fringe" },
  { area: "4/3/span 1/span 1", seed: "v-denu", rows: 2 },
  { area: "4/4/span 1/span 1", seed: "v-bafoussam", rows: 2 },
  { area: "1/5/span 4/span 1", seed: "v-keta", rows: 8 },
  { area: "1/6/span 2/span 1", seed: "v-bohicon", rows: 4 },
  { area: "3/6/span 4/span 1", seed: "v-mangochi", rows: 8 },
  { area: "8/3/span 1/span 1", seed: "v-njombe", rows: 2, className: "fringe hide-s" },
  { area: "8/4/span 1/span 1", seed: "v-enyanja", rows: 2, className: "hide-s" },
  { area: "9/4/span 1/span 1", seed: "v-enyanja", rows: 2, className: "fringe hide-s" },
  { area: "8/5/span 1/span 1", seed: "v-loima2", rows: 2, className: "fringe hide-s" },
  { area: "7/6/span 3/span 1", seed: "v-keta2", rows: 6, className: "fringe hide-s" },
];

/** The cloth at the hero's right edge. Decorative: hidden from assistive technology. */
export function HeroCloth() {
  return (
    <div className="cloth" aria-hidden="true">
      {pieces.map((piece) => (
        <div
          key={piece.area}
          className={piece.className}
          style={
            {
              gridArea: piece.area,
              "--strip": `url("${stripUrl(piece.seed, { cols: 2, rows: piece.rows })}")`,
            } as React.CSSProperties
          }
        />
      ))}
      <figure style={{ gridArea: "1/2/span 3/span 3" }}>
        <img
          src={sceneUrl("water")}
          alt=""
          width={1200}
          height={630}
          style={{ objectPosition: "93% 50%" }}
          data-no-fallback
          fetchPriority="high"
        />
      </figure>
      <figure style={{ gridArea: "5/3/span 3/span 3" }}>
        <img
          src={sceneUrl("market")}
          alt=""
          width={1200}
          height={630}
          style={{ objectPosition: "30% 40%" }}
          data-no-fallback
          loading="lazy"
        />
      </figure>
    </div>
  );
}
