"use client";

import { noticeVariants } from "@/components/ui/notice-variants";
import { useEffect, useRef, useState } from "react";
import { DonationForm } from "@/components/donations/donation-form";
import type { TypedDonation } from "@/lib/checkout/form-schemas";

type Props = React.ComponentProps<typeof DonationForm> & {
  before: (campaign: string) => Promise<TypedDonation | null | undefined>;
  canceled: string;
};

/**
 * The donation form for a page that is the same bytes for everyone: when a donor comes back from paying, what they
 * typed is fetched.
 */
export function DialogDonationForm({ before, canceled, ...form }: Props) {
  const [typed, setTyped] = useState<TypedDonation | null>(null);
  const [back, setBack] = useState(false);
  const { campaign } = form;
  const asked = useRef(false);
  useEffect(() => {
    // only once: an answer re-renders the page, and replacing this form would also remove the checkout in it
    if (asked.current) return;
    asked.current = true;
    const query = new URLSearchParams(window.location.search);
    if (!query.has("give")) return;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the query is known only in the browser
    setBack(query.has("canceled"));
    before(campaign).then(
      (previous) => setTyped(previous ?? null),
      () => {},
    );
  }, [before, campaign]);
  return (
    <>
      {back ? (
        <p className={noticeVariants({ className: "mb-6" })} role="status">
          {canceled}
        </p>
      ) : null}
      <DonationForm key={typed ? "typed" : "empty"} {...form} start={typed ?? form.start} />
    </>
  );
}
