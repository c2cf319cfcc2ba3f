"use client";

import { Code } from "lucide-react";
import { CopyButtons } from "@/components/share/copy-buttons";
import { buttonVariants } from "@/components/ui/button-variants";
import { Panel } from "@/components/ui/panel";

export type NewKeyWords = Record<"copy" | "copied" | "copyFailed" | "danger", string>;

/** A new key, shown only once. */
export function NewKey({
  message,
  value,
  words,
}: {
  message: string;
  value: string;
  words: NewKeyWords;
}) {
  return (
    <Panel top data-slot="new-key" className="my-4 max-w-[52rem] space-y-4" role="status">
      <p className="font-semibold">{message}</p>
      <p>
        <code className="block border border-rule bg-sunk p-3 text-body wrap-anywhere select-all">
          {value}
        </code>
      </p>
      <CopyButtons
        className={buttonVariants({ variant: "outline", size: "sm" })}
        failed={words.copyFailed}
        buttons={[
          { icon: <Code aria-hidden="true" />, label: words.copy, text: value, done: words.copied },
        ]}
      />
      <p className="text-small text-soft">{words.danger}</p>
    </Panel>
  );
}
