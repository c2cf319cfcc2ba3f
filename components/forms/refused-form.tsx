import { headers } from "next/headers";
import { Notice } from "@/components/ui/notice";
import { takeRefusal } from "@/lib/http/refused-form";

/**
 * Says why a form that was sent without a script was refused, on top of the page. Hidden where a form of the page says it
 * itself: that one is not there any more when somebody else decided meanwhile.
 */
export async function RefusedForm() {
  const sentence = takeRefusal((await headers()).get("x-request-id"));
  if (sentence === null) return null;
  return (
    <Notice
      kind="bad"
      role="alert"
      title={sentence}
      data-slot="refused-form"
      className="justify-center [:root:has(form_[role=alert])_&]:hidden"
    />
  );
}
