import { ActButton, ActForm } from "@/components/dashboard/act-form";
import type { FormAction } from "@/components/dashboard/profile-panel";

type Words = {
  open: string;
  label: string;
  text: string;
  yes: string;
  ending: string;
  unreachable: string;
};

/** Ends a donor's monthly gift without giving anything back: what it means is read before the button is there. */
export function EndGift({
  giftId,
  words,
  end,
  back,
  before,
}: {
  giftId: string;
  words: Words;
  end: FormAction;
  back?: string;
  before?: React.ReactNode;
}) {
  return (
    <details className="act">
      <summary>
        {words.open}
        {before}
      </summary>
      <ActForm
        action={end}
        {...(back ? { back } : {})}
        unreachable={words.unreachable}
        label={words.label}
      >
        <input type="hidden" name="giftId" value={giftId} />
        <p className="soft small">{words.text}</p>
        <ActButton className="btn btn--stop btn--sm" pending={words.ending} label={words.label}>
          {words.yes}
        </ActButton>
      </ActForm>
    </details>
  );
}
