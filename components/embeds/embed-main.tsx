import { cn } from "@/components/ui/cn";
import type { EmbedTheme } from "@/lib/embeds/kinds";

const themeClasses: Record<EmbedTheme, string> = { light: "", dark: "on-dark", auto: "on-device" };

type Props = {
  theme?: EmbedTheme;
  /** the page around shows through */
  bare?: boolean;
  className?: string;
  /** of a page that is rendered for one request */
  nonce?: string | undefined;
  children: React.ReactNode;
};

/** What stands in a frame of another site's page; its height is told to that page by a script of our own. */
export function EmbedMain({ theme = "light", bare = false, className, nonce, children }: Props) {
  return (
    <main
      data-slot="embed"
      className={cn(
        "@container overflow-hidden text-fg",
        themeClasses[theme],
        bare ? "bg-transparent" : "border border-rule bg-surface",
        className,
      )}
    >
      {children}
      <script src="/embeds/frame-2.js" nonce={nonce} defer />
    </main>
  );
}
