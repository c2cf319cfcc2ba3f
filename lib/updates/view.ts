import type { CampaignImageView } from "@/lib/campaigns/schema";
import type { Figure } from "@/lib/updates/input";
import type { UpdateState } from "@/lib/updates/rules";

type UpdatePicture = CampaignImageView & { position: number; caption: string };

/** An update as the public sees it. */
export type UpdateView = {
  number: number;
  title: string;
  text: string;
  pictures: UpdatePicture[];
  figures: Figure[];
  /** null for a draft, which only its organisation sees */
  publishedAt: Date | null;
  /** null if it was not edited after readers could have seen it */
  editedAt: Date | null;
  isDemo: boolean;
};

/** The fields that a member can change, as the form shows them. */
export const editedFields = ({
  title,
  text,
  figures,
  pictures,
}: Pick<UpdateView, "title" | "text" | "figures"> & {
  pictures: Pick<UpdatePicture, "position" | "storageKey" | "caption">[];
}) => ({
  title,
  text,
  figures: JSON.stringify(figures.map(({ label, done, total }) => [label, done, total])),
  pictures: JSON.stringify(
    pictures
      .toSorted((a, b) => a.position - b.position)
      .map(({ position, storageKey, caption }) => [position, storageKey, caption]),
  ),
});

/** Counts of its mails by state; `unsure`: the mail server did not say whether it accepted them. */
export type MailCounts = {
  waiting: number;
  sent: number;
  bounced: number;
  left: number;
  unsure: number;
};

/** An update as its organisation sees it. */
export type OwnUpdate = UpdateView & {
  id: string;
  updatedAt: Date;
  state: UpdateState;
  hiddenReason: string | null;
  mails: MailCounts;
};
