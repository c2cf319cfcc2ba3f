"use client";

import { buttonVariants } from "@/components/ui/button-variants";
import { Code, Copy } from "lucide-react";
import { useMiniToast } from "@/components/ui/mini-toast";

type Words = {
  copyLink: string;
  linkCopied: string;
  embedCode: string;
  embedCopied: string;
  failed: string;
};

const copyButton = buttonVariants({
  variant: "outline",
  size: "sm",
  className: "col-span-2 noscript:hidden",
});

/** The two copy buttons of the share row; the share links beside them are plain links. */
export function CopyButtons({ embed, words }: { embed: string; words: Words }) {
  const [toast, say] = useMiniToast();
  const copy = (text: string, done: string) =>
    navigator.clipboard.writeText(text).then(
      () => say(done),
      () => say(words.failed, "bad"),
    );
  return (
    <>
      <button
        className={copyButton}
        type="button"
        data-script-only
        onClick={() =>
          void copy(window.location.origin + window.location.pathname, words.linkCopied)
        }
      >
        <Copy aria-hidden="true" /> {words.copyLink}
      </button>
      <button
        className={copyButton}
        type="button"
        data-script-only
        onClick={() => void copy(embed, words.embedCopied)}
      >
        <Code aria-hidden="true" /> {words.embedCode}
      </button>
      {toast}
    </>
  );
}
