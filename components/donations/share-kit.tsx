"use client";

import { Copy, QrCode, Share2 } from "lucide-react";
import { useEffect, useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { useMiniToast } from "@/components/ui/mini-toast";
import { ShareIcon } from "@/components/ui/share-icon";
import { shareLink, shareNames } from "@/lib/share/links";

export type ShareWords = Record<
  | "share"
  | "shareOn"
  | "byEmail"
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

/** The device's own sheet, links that need no script, the address to copy, and a QR code. */
export function ShareKit({
  url,
  text,
  qr,
  words,
}: {
  /** whole */
  url: string;
  text: string;
  /** the QR code's address without its ending */
  qr: string;
  words: ShareWords;
}) {
  const [toast, say] = useMiniToast();
  const [hasSheet, setHasSheet] = useState(false);
  useEffect(() => setHasSheet(typeof navigator.share === "function"), []);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => say(words.linkCopied),
      () => say(words.copyFailed, "bad"),
    );
  return (
    <div>
      {hasSheet ? (
        <button
          type="button"
          className={buttonVariants({ variant: "outline", full: true, className: "mb-2" })}
          // whoever closes the sheet has changed their mind: nothing to say
          onClick={() => void navigator.share({ url, text }).catch(() => {})}
        >
          <Share2 aria-hidden="true" /> {words.share}
        </button>
      ) : null}
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-2">
        {shareNames.map((name) => (
          <li key={name}>
            <a
              className={tile}
              href={shareLink(name, url, text)}
              {...(name === "E-mail" ? {} : { target: "_blank", rel: "noopener" })}
              aria-label={words.shareOn.replace("{name}", name)}
            >
              <ShareIcon name={name} />
              <span>{name === "E-mail" ? words.byEmail : name}</span>
            </a>
          </li>
        ))}
        <li className="noscript:hidden" data-script-only>
          <button type="button" className={tile} onClick={() => void copy()}>
            <Copy aria-hidden="true" />
            <span>{words.copyLink}</span>
          </button>
        </li>
      </ul>
      <details className="group mt-2">
        <summary className={buttonVariants({ variant: "link" })}>
          <QrCode aria-hidden="true" /> {words.qr}
        </summary>
        <div className="mt-2 flex flex-wrap items-center gap-5">
          {/* eslint-disable-next-line @next/next/no-img-element -- a drawn picture of our own */}
          <img
            className="size-40 bg-white"
            src={`${qr}.svg`}
            alt={words.qr}
            width={160}
            height={160}
            loading="lazy"
          />
          <p className="max-w-60 text-small text-soft">
            {words.qrNote}
            <br />
            <a href={`${qr}.png`} download>
              {words.qrSave}
            </a>
          </p>
        </div>
      </details>
      {toast}
    </div>
  );
}
