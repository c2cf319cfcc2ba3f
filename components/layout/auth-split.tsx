import { stripUrl } from "@/lib/patterns/urls";

const cloth = ["warp", "school", "rain", "many-hands", "edge"]; // one of each family

/** Account pages: the form on the left margin, five strips on the right (hidden under 1024). */
export function AuthSplit({
  children,
  seeds = cloth,
}: {
  children: React.ReactNode;
  /** up to five */ seeds?: readonly string[];
}) {
  return (
    <main id="main" className="account">
      <div className="account__form">
        <div>{children}</div>
      </div>
      <div className="account__art" aria-hidden="true">
        {seeds.slice(0, 5).map((seed) => (
          <div
            key={seed}
            style={
              { "--strip": `url("${stripUrl(seed, { cols: 1, rows: 8 })}")` } as React.CSSProperties
            }
          />
        ))}
      </div>
    </main>
  );
}
