import { Repeat2 } from "lucide-react";
import { type Thanks, type ThankYouWords } from "@/components/donations/thank-you-words";
import { buttonVariants } from "@/components/ui/button-variants";
import { panelClass } from "@/components/ui/panel";
import { tileClass, tileFigureClass, tileInputClass } from "@/components/ui/tile-classes";
import { filled } from "@/lib/i18n/isolate";

/**
 * A donation of once can become one of every month: the donation form opens with the amount chosen,
 * and asks before anything is paid.
 */
export function MakeItMonthly({ thanks, words }: { thanks: Thanks; words: ThankYouWords }) {
  return (
    <form action={thanks.donateHref} className={panelClass}>
      <h2 className="mb-3 text-h3">{words.monthlyTitle}</h2>
      <p className="text-soft">{filled(words.monthlyText, { ngo: thanks.view.ngo })}</p>
      <fieldset className="mt-4 mb-5">
        <legend className="sr-only">{words.monthlyAmount}</legend>
        <div className="grid grid-cols-3 gap-2">
          {thanks.view.everyMonth.map(({ dollars, text }) => (
            <label key={dollars} className={`${tileClass} ${tileFigureClass} min-h-14`}>
              <input
                className={tileInputClass}
                type="radio"
                name="monthly"
                value={dollars}
                defaultChecked={dollars === "20"}
              />
              {text}
            </label>
          ))}
        </div>
      </fieldset>
      <button type="submit" className={buttonVariants({ variant: "outline" })}>
        <Repeat2 aria-hidden="true" /> <span>{words.monthlyGive}</span>
      </button>
    </form>
  );
}
