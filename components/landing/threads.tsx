/**
 * Two hundred cut threads, one for each organisation, and twenty green ones that continue. All are shown at every
 * width; their lengths come from a fixed sequence, so that the picture never changes.
 */
export function Threads({ label }: { label: string }) {
  // the lengths of threads are most of this page's bytes: whole numbers, scaled by the group
  let state = 86_637_159;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  const cut: string[] = [];
  const ends: string[] = [];
  const whole: string[] = [];
  for (let i = 0; i < 220; i++) {
    if (i % 11 === 5) whole.push(`M${i} 0V320`);
    else {
      const y = Math.round(24 + next() * next() * 220);
      cut.push(`M${i} 0V${y}`);
      ends.push(`M${i} ${y}v8`);
    }
  }
  return (
    <div role="img" aria-label={label}>
      <svg
        className="block h-[clamp(150px,22vw,320px)] w-full max-md:hidden"
        viewBox="0 0 1440 320"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <g
          id="threads"
          transform="translate(3.3) scale(6.545 1)"
          className="[&>path]:[vector-effect:non-scaling-stroke]"
        >
          <path d={cut.join("")} className="stroke-ink-2 stroke-[1.6] max-md:stroke-1" />
          <path d={ends.join("")} className="stroke-clay stroke-[3.4] max-md:stroke-2" />
          <path d={whole.join("")} className="stroke-leaf stroke-[2.4] max-md:stroke-2" />
        </g>
      </svg>
      {/* on a phone so many in one row would blur into grey: two rows of half as many */}
      {[0, 720].map((from) => (
        <svg
          key={from}
          className="block h-[120px] w-full md:hidden"
          viewBox={`${from} 0 720 320`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <use href="#threads" />
        </svg>
      ))}
    </div>
  );
}

/** Warp lines with the first wefts beaten in: what the cut threads become. Decorative. */
export function Weaving() {
  const inks = ["#B8431D", "#2B7A4B", "#F0B03A", "#35418A"];
  const rows = Array.from({ length: 15 }, (_, i) => ({
    y: Math.round(30 + 170 * (1 - (1 - i / 15) ** 1.35)),
    from: [180, 0, 420, 60, 0, 240][i] ?? 0,
    to: [620, 900, 1180, 1330, 1230, 1440][i] ?? 1440,
    colour: inks[(i * 3 + (i > 7 ? 1 : 0)) % 4]!,
  }));
  return (
    <svg
      className="block h-[clamp(120px,14vw,200px)] w-full max-md:h-24"
      viewBox="0 0 1440 200"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {/* 240 upright threads, each 1.2 wide, 6 apart: one line as high as the picture, dashed */}
      <path
        d="M2.4 100H1440"
        stroke="#151B42"
        strokeOpacity=".45"
        strokeWidth="200"
        strokeDasharray="1.2 4.8"
      />
      {rows.map((row) => (
        <path
          key={row.y}
          d={`M${row.from} ${row.y}H${row.to}`}
          stroke={row.colour}
          strokeWidth={5}
          strokeDasharray="9 3"
          strokeDashoffset={row.y % 2 ? 0 : 6}
        />
      ))}
    </svg>
  );
}
