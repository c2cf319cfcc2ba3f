import { stripUrl } from "@/lib/patterns/urls";

/** A band of woven cloth drawn from a seed. Decorative. */
export function Strip({ seed, height = "10px", cols = 12, className = "band" }: { seed: string; height?: string; cols?: number; className?: string }) {
  return <div className={className} style={{ "--h": height, "--strip": `url("${stripUrl(seed, { cols })}")` } as React.CSSProperties} aria-hidden="true" />;
}
