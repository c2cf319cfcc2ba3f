import { Disclosure } from "@/components/ui/disclosure";
import type { FormMessages } from "@/lib/forms/messages";
import { SubmitButton } from "@/components/forms/submit-button";
import { Form, type FormAction } from "@/components/forms/form";

type Words = {
  open: string;
  label: string;
  text: string;
  yes: string;
  ending: string;
};

/** Ends a donor's monthly gift without a refund: an explanation comes before the button. */
export function EndMonthlyGift({
  monthlyGiftId,
  words,
  end,
  messages,
  back,
  before,
}: {
  monthlyGiftId: string;
  words: Words;
  end: FormAction;
  messages: FormMessages;
  back?: string;
  before?: React.ReactNode;
}) {
  return (
    <Disclosure
      look="row"
      title={
        <>
          {words.open}
          {before}
        </>
      }
    >
      <Form
        compact
        action={end}
        {...(back ? { back } : {})}
        messages={messages}
        label={words.label}
      >
        <input type="hidden" name="giftId" value={monthlyGiftId} />
        <p className="text-small text-soft">{words.text}</p>
        <SubmitButton
          className="mt-[0.8rem]"
          variant="destructive"
          size="sm"
          pendingLabel={words.ending}
          aria-label={words.label}
        >
          {words.yes}
        </SubmitButton>
      </Form>
    </Disclosure>
  );
}
