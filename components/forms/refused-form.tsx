import { headers } from "next/headers";
import { Notice } from "@/components/ui/notice";
import { takeRefusal } from "@/lib/http/refused-form";

/**
 * At the top of the page: why a form posted without a script was refused. Hidden if the form itself is on the page and
 * says so: it is not there any more when, for example, somebody else has decided meanwhile.
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
