import type { Metadata } from "next";
import { Supporters } from "@/components/campaigns/supporters";
import { countNamedSupporters, namedSupporters } from "@/lib/donations/supporters-queries";
import { translator } from "@/lib/i18n/translator";
import { listMetadata, listPage, type ListPageProps } from "../_parts/list-page";

export const dynamic = "force-dynamic";

const perPage = 50;

export const generateMetadata = (props: ListPageProps): Promise<Metadata> =>
  listMetadata("supporters", props);

/** Every donor of a campaign who chose to be named. */
export default function SupportersPage(props: ListPageProps) {
  return listPage(
    "supporters",
    props,
    perPage,
    (campaignId, page) =>
      Promise.all([
        namedSupporters({ campaignId }, perPage, page),
        countNamedSupporters({ campaignId }),
      ]),
    (locale, supporters) => (
      <Supporters
        locale={locale}
        supporters={supporters}
        none={translator(locale, "campaigns")("noSupporters")}
      />
    ),
  );
}
