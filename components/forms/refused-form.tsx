import { headers } from "next/headers";
import { takeRefusal } from "@/lib/http/refused-form";

/**
 * Says why a form that was sent without a script was refused, on top of the page. Hidden where a form of the page says it
 * itself (app/styles/admin.css): that one is not there any more when somebody else decided meanwhile.
 */
export async function RefusedForm() {
  const sentence = takeRefusal((await headers()).get("x-request-id"));
  if (sentence === null) return null;
  return (
    <p className="note note--bad refused-form" role="alert">
      <b>{sentence}</b>
    </p>
  );
}
