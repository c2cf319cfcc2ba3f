"use client";

import { noticeVariants } from "@/components/ui/notice-variants";
import { useEffect, useRef, useState } from "react";
import { DonationForm } from "@/components/donations/donation-form";
import type { TypedDonation } from "@/lib/checkout/form-schemas";

type Props = React.ComponentProps<typeof DonationForm> & {
  before: (campaign: string) => Promise<TypedDonation | null | undefined>;
  canceled: string;
};

/** The form on a page that is the same bytes for everyone: what the donor typed before is fetched when they come back from paying. */
export function DialogDonationForm({ before, canceled, ...form }: Props) {
  const [typed, setTyped] = useState<TypedDonation | null>(null);
  const [back, setBack] = useState(false);
  const { campaign } = form;
  const asked = useRef(false);
  useEffect(() => {
    // once: an answer draws the page again, and another form in this one's place would take the checkout with it
    if (asked.current) return;
    asked.current = true;
    const query = new URLSearchParams(window.location.search);
    if (!query.has("give")) return;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the query is known in the browser only
    setBack(query.has("canceled"));
    before(campaign).then(
      (found) => setTyped(found ?? null),
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
