"use client";

import { useFormState } from "@/components/forms/form-context";
import { Checkbox } from "@/components/ui/checkbox";

/** The kind of promise; CSS shows the fields that belong to it. */
export function KindField({
  legend,
  labels,
}: {
  legend: string;
  labels: Record<"match" | "threshold", string>;
}) {
  const chosen = useFormState().value("kind") ?? "match";
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">{legend}</legend>
      {(["match", "threshold"] as const).map((kind) => (
        <Checkbox
          radio
          key={kind}
          name="kind"
          value={kind}
          label={labels[kind]}
          defaultChecked={kind === chosen}
        />
      ))}
    </fieldset>
  );
}
