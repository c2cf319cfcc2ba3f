import { cn } from "@/components/ui/cn";
import type { EmbedTheme } from "@/lib/embeds/kinds";

const themeClasses: Record<EmbedTheme, string> = { light: "", dark: "on-dark", auto: "on-device" };

type Props = {
  theme?: EmbedTheme;
  /** transparent: the surrounding page shows through */
  bare?: boolean;
  className?: string;
  /** nonce of a page that is rendered per request */
  nonce?: string | undefined;
  children: React.ReactNode;
};

/** The content of a frame on another site's page; a script of ours reports its height to that page. */
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
