import { Repeat2 } from "lucide-react";
import { type Thanks, type ThankYouWords } from "@/components/donations/thank-you-words";
import { buttonVariants } from "@/components/ui/button-variants";
import { panelClass } from "@/components/ui/panel";
import { filled } from "@/lib/i18n/isolate";

/**
 * A donation of once can become one of every month, of the same amount or of less: each button opens the donation form with its
 * amount, which says when it is paid before anything is.
 */
export function MakeItMonthly({ thanks, words }: { thanks: Thanks; words: ThankYouWords }) {
  return (
    <form action={thanks.donateHref} className={panelClass}>
      <h2 className="mb-3 text-h3">{words.monthlyTitle}</h2>
      <p className="text-soft">{filled(words.monthlyText, { ngo: thanks.view.ngo })}</p>
      <div
        className="mt-4 mb-4 flex flex-col items-start gap-3"
        role="group"
        aria-label={words.monthlyAmount}
      >
        {thanks.view.everyMonth.map(({ dollars, text }, i) => (
          <button
            key={dollars}
            type="submit"
            name="monthly"
            value={dollars}
            className={buttonVariants({ variant: i === 0 ? "outline" : "link" })}
          >
            {i === 0 ? <Repeat2 aria-hidden="true" /> : null}{" "}
            <span>{filled(words.monthlyGive, { amount: text })}</span>
          </button>
        ))}
      </div>
      <p className="text-small text-soft">{words.monthlyHint}</p>
    </form>
  );
}
