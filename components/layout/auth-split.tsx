import { stripOf, wovenColumnClass } from "@/components/ui/strip-of";

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
    <main
      id="main"
      className="grid min-h-[calc(100vh-5.7rem)] grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_38vw]"
    >
      <div className="px-margin py-[clamp(2rem,1rem+4vw,5rem)]">
        <div className="max-w-[38rem]">{children}</div>
      </div>
      <div className="hidden grid-cols-5 lg:grid" aria-hidden="true">
        {seeds.slice(0, 5).map((seed) => (
          <div
            key={seed}
            className={wovenColumnClass}
            style={stripOf(seed, { cols: 1, rows: 8 })}
          />
        ))}
      </div>
    </main>
  );
}
