import { noticeVariants } from "@/components/ui/notice-variants";
import { headers } from "next/headers";
import { takeRefusal } from "@/lib/http/refused-form";

/**
 * Says why a form that was sent without a script was refused, on top of the page. Hidden where a form of the page says it
 * itself: that one is not there any more when somebody else decided meanwhile.
 */
export async function RefusedForm() {
  const sentence = takeRefusal((await headers()).get("x-request-id"));
  if (sentence === null) return null;
  return (
    <p
      className={noticeVariants({
        kind: "bad",
        className: "justify-center in-[:root:has(form_[role=alert])]:hidden",
      })}
      role="alert"
    >
      <b>{sentence}</b>
    </p>
  );
}
