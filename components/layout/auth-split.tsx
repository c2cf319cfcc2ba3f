import { WovenColumn } from "@/components/ui/woven-column";

const cloth = ["warp", "school", "rain", "many-hands", "edge"]; // one of each pattern family

/**
 * Account pages: the form at the left margin, aligned with the header (`wrap`), and five strips on the right (hidden
 * below 1024 px).
 */
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
      className="grid min-h-[calc(100vh-5.7rem)] grid-cols-[minmax(0,1fr)] ps-[max(var(--spacing-margin),calc((100%-77.5rem)/2))] lg:grid-cols-[minmax(0,1fr)_38vw]"
    >
      <div className="py-[clamp(2rem,1rem+4vw,5rem)] pe-margin">
        <div className="max-w-[38rem]">{children}</div>
      </div>
      <div className="hidden grid-cols-5 lg:grid" aria-hidden="true">
        {seeds.slice(0, 5).map((seed) => (
          <WovenColumn key={seed} seed={seed} />
        ))}
      </div>
    </main>
  );
}
