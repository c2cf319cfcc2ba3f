import { X } from "lucide-react";

/** Cause and country: plain words, parted by a hairline when they follow each other. */
export function Tag({ children }: { children: React.ReactNode }) {
  return <span className="tag">{children}</span>;
}

/** A filter that is on; following the link takes it off. `label` says so to those who do not see the cross. */
export function Chip({
  href,
  label,
  children,
}: {
  href: string;
  label: string;
  children: React.ReactNode;
}) {
  return (
    <a className="chip" href={href} aria-label={label}>
      {children} <X aria-hidden="true" />
    </a>
  );
}
