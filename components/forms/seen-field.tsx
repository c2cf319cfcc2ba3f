"use client";

import { useField } from "@/components/forms/form-context";

/**
 * What an edit form showed (lib/forms/seen.ts). A form that was refused without a script is rendered again with what was
 * typed, and so with what it showed then: with the row's present digests its old values would pass for changes of them.
 */
export function SeenField({ value }: { value: string }) {
  const { value: posted } = useField("seen");
  return <input type="hidden" name="seen" value={posted ?? value} />;
}
