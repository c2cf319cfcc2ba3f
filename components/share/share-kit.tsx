import { Code, Copy, FileText, QrCode, Share2 } from "lucide-react";
import { CopyButtons, type CopyButton } from "@/components/share/copy-buttons";
import { ShareSheet } from "@/components/share/share-sheet";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { iconButtonClass } from "@/components/ui/icon-button";
import { ShareIcon } from "@/components/share/share-icon";
import { shareLink, shareNames } from "@/lib/share/links";

export type ShareLabels = Record<
  | "share"
  | "shareOn"
  | "byEmail"
  | "shareByEmail"
  | "copyLink"
  | "linkCopied"
  | "copyFailed"
  | "qr"
  | "qrNote"
  | "qrSave",
  string
>;

const tile =
  "grid min-h-19 w-full cursor-pointer place-content-center justify-items-center gap-1.5 rounded-control border-2 border-control bg-surface px-1 py-2 text-center text-micro leading-[1.2] font-semibold text-fg no-underline hover:border-ink hover:bg-ink hover:text-paper [&_svg]:size-5.5";
const textButton = buttonVariants({
  variant: "outline",
  size: "sm",
  className: "min-h-12 flex-[1_1_8rem] px-2 noscript:hidden",
});

type Props = {
  /** full address */
  url: string;
  text: string;
  /** the QR code's address without its file extension */
  qr: string;
  labels: ShareLabels;
  /** for a narrow card: the services as icons only, the copy buttons below them */
  compact?: { embed: Omit<CopyButton, "icon">; poster: { href: string; label: string } };
};

/** The device's own share dialog, links that need no script, the address to copy, and a QR code. */
export function ShareKit({ url, text, qr, labels, compact }: Props) {
  const copyLink: CopyButton = {
    icon: <Copy aria-hidden="true" />,
    label: labels.copyLink,
    text: url,
    done: labels.linkCopied,
  };
  return (
    <div>
      <ShareSheet
        url={url}
        text={text}
        icon={<Share2 aria-hidden="true" />}
        label={labels.share}
        className={buttonVariants({ variant: "outline", full: true, className: "mb-2" })}
      />
      <ul
        className={
          compact
            ? "grid grid-cols-6 gap-2 lg:max-xl:grid-cols-3"
            : "grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-2"
        }
      >
        {shareNames.map((name) => (
          <li key={name}>
            <a
              className={compact ? cn(iconButtonClass, "w-full") : tile}
              href={shareLink(name, url, text)}
              {...(name === "E-mail" ? {} : { target: "_blank", rel: "noopener" })}
              aria-label={
                name === "E-mail" ? labels.shareByEmail : labels.shareOn.replace("{name}", name)
              }
            >
              <ShareIcon name={name} />
              {compact ? null : <span>{name === "E-mail" ? labels.byEmail : name}</span>}
            </a>
          </li>
        ))}
        {compact ? null : (
          <li className="noscript:hidden" data-script-only>
            <CopyButtons className={tile} buttons={[copyLink]} failed={labels.copyFailed} />
          </li>
        )}
      </ul>
      {compact ? (
        <div className="mt-2 flex flex-wrap gap-2">
          <CopyButtons
            className={textButton}
            buttons={[copyLink, { icon: <Code aria-hidden="true" />, ...compact.embed }]}
            failed={labels.copyFailed}
          />
        </div>
      ) : null}
      <details className="group mt-2">
        <summary className={buttonVariants({ variant: "link" })}>
          <QrCode aria-hidden="true" /> <span>{labels.qr}</span>
        </summary>
        <div className="mt-2 flex flex-wrap items-center gap-5">
          <img
            className="size-40 bg-white"
            src={`${qr}.svg`}
            alt={labels.qr}
            width={160}
            height={160}
            loading="lazy"
          />
          <p className="max-w-60 text-small text-soft">
            {labels.qrNote}
            <br />
            <a href={`${qr}.png`} download>
              {labels.qrSave}
            </a>
          </p>
        </div>
      </details>
      {compact ? (
        <a className={buttonVariants({ variant: "link" })} href={compact.poster.href}>
          <FileText aria-hidden="true" /> <span>{compact.poster.label}</span>
        </a>
      ) : null}
    </div>
  );
}
