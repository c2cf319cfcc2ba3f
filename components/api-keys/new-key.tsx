"use client";

import { Code } from "lucide-react";
import { CopyButtons } from "@/components/share/copy-buttons";
import { buttonVariants } from "@/components/ui/button-variants";
import { Panel } from "@/components/ui/panel";

export type NewKeyLabels = Record<"copy" | "copied" | "copyFailed" | "danger", string>;

/** A new key, shown only once. */
export function NewKey({
  message,
  value,
  labels,
}: {
  message: string;
  value: string;
  labels: NewKeyLabels;
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
        failed={labels.copyFailed}
        buttons={[
          {
            icon: <Code aria-hidden="true" />,
            label: labels.copy,
            text: value,
            done: labels.copied,
          },
        ]}
      />
      <p className="text-small text-soft">{labels.danger}</p>
    </Panel>
  );
}
