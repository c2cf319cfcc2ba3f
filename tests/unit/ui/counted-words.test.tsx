import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SupportWords } from "@/components/donations/support-words";
import { countedOnCampaign } from "@/lib/support-words/rules";

test("words of support are counted up to a bound, above which the link says all", () => {
  const words = [{ id: "DN-1", name: null, text: "Go on!", at: new Date(0) }];
  const link = (total: number) =>
    /<a [^>]*>([^<]*)<\/a>/.exec(
      renderToStaticMarkup(
        <SupportWords locale="en" words={words} total={total} path="/campaigns/x" />,
      ),
    )?.[1];
  expect(link(1)).toBeUndefined();
  expect(link(countedOnCampaign)).toBe("Read all 1,000 messages");
  expect(link(countedOnCampaign + 1)).toBe("Read all messages");
});
