import { Disclosure } from "@/components/ui/disclosure";
import type { FormMessages } from "@/lib/forms/messages";
import { SubmitButton } from "@/components/forms/submit-button";
import { Form, type FormAction } from "@/components/forms/form";

type Labels = {
  open: string;
  label: string;
  text: string;
  yes: string;
  ending: string;
};

/** Ends a donor's monthly gift without a refund: an explanation comes before the button. */
export function EndMonthlyGift({
  monthlyGiftId,
  labels,
  end,
  messages,
  back,
  before,
}: {
  monthlyGiftId: string;
  labels: Labels;
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
          {labels.open}
          {before}
        </>
      }
    >
      <Form
        compact
        action={end}
        {...(back ? { back } : {})}
        messages={messages}
        label={labels.label}
      >
        <input type="hidden" name="giftId" value={monthlyGiftId} />
        <p className="text-small text-soft">{labels.text}</p>
        <SubmitButton
          className="mt-[0.8rem]"
          variant="destructive"
          size="sm"
          pendingLabel={labels.ending}
          aria-label={labels.label}
        >
          {labels.yes}
        </SubmitButton>
      </Form>
    </Disclosure>
  );
}
