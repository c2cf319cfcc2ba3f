import type { Metadata } from "next";
import { WordsList } from "@/components/donations/support-words";
import { countPublicWords, publicWords } from "@/lib/support-words/queries";
import { listMetadata, listPage, type ListPageProps } from "../_parts/list-page";

// rendered per query and the same for everyone (lib/routes.ts): the page cache stores it for
// seconds
export const dynamic = "force-dynamic";

const perPage = 30;

export const generateMetadata = (props: ListPageProps): Promise<Metadata> =>
  listMetadata("words", props);

/** All words of support of a campaign that their donors made public and nobody hid. */
export default function WordsPage(props: ListPageProps) {
  return listPage(
    "words",
    props,
    perPage,
    (campaignId, page) =>
      Promise.all([publicWords(campaignId, perPage, page), countPublicWords(campaignId)]),
    (locale, words) => <WordsList locale={locale} words={words} />,
  );
}
