/** Two hundred cut threads; every tenth is green and runs on. Lengths come from a fixed sequence, so the picture never changes. */
export function Threads({ label }: { label: string }) {
  let state = 86_637_159;
  const next = () => (state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296) / 4_294_967_296;
  const cut: string[] = [];
  const ends: string[] = [];
  const whole: string[] = [];
  for (let i = 0; i < 200; i++) {
    const x = (3.6 + i * 7.2).toFixed(1);
    if (i % 10 === 5) whole.push(`M${x} 0V320`);
    else {
      const y = Math.round(24 + next() * next() * 190);
      cut.push(`M${x} 0V${y}`);
      ends.push(`M${x} ${y}v7`);
    }
  }
  return (
    <svg className="threads" viewBox="0 0 1440 320" preserveAspectRatio="xMidYMin slice" role="img" aria-label={label}>
      <path d={cut.join("")} stroke="#474C6B" strokeWidth="1.6" />
      <path d={ends.join("")} stroke="#B8431D" strokeWidth="3.4" />
      <path d={whole.join("")} stroke="#2B7A4B" strokeWidth="2.2" />
    </svg>
  );
}

/** Warp lines with the first wefts beaten in: what the cut threads become. Decorative. */
export function Weaving() {
  const warp = Array.from({ length: 240 }, (_, i) => `M${i * 6 + 3} 0V200`).join("");
  const rows = [
    { y: 44, from: 120, to: 620, colour: "#B8431D" },
    { y: 72, from: 0, to: 980, colour: "#2B7A4B" },
    { y: 100, from: 60, to: 1240, colour: "#35418A" },
    { y: 126, from: 0, to: 1360, colour: "#F0B03A" },
    { y: 148, from: 0, to: 1440, colour: "#B8431D" },
    { y: 166, from: 0, to: 1440, colour: "#2B7A4B" },
    { y: 182, from: 0, to: 1440, colour: "#F0B03A" },
    { y: 195, from: 0, to: 1440, colour: "#B8431D" },
  ];
  return (
    <svg className="woven" viewBox="0 0 1440 200" preserveAspectRatio="xMidYMax slice" style={{ height: "clamp(120px,14vw,200px)" }} aria-hidden="true">
      <path d={warp} stroke="#151B42" strokeOpacity=".45" strokeWidth="1.2" />
      {rows.map((row) => (
        <path key={row.y} d={`M${row.from} ${row.y}H${row.to}`} stroke={row.colour} strokeWidth={row.y > 140 ? 6 : 4} strokeDasharray="9 3" />
      ))}
    </svg>
  );
}
