import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { UpdatePictures } from "@/components/updates/update-pictures";

test("a script in a caption is the text that it is, below the picture and for who cannot see it", () => {
  const caption = `"><script>alert(1)</script><img src=x onerror="alert(1)">`;
  const picture = { id: "p", position: 1, storageKey: "k", widths: [400], width: 400, height: 300 };
  const html = renderToStaticMarkup(
    <UpdatePictures
      locale="en"
      seed="s"
      update={{ title: "Pumps", pictures: [{ ...picture, caption, focalX: 0.5, focalY: 0.5 }] }}
    />,
  );
  expect(html).not.toMatch(/<script|<img src=x|onerror="/);
  expect(html).toMatch(/<figcaption[^>]*>&quot;&gt;&lt;script&gt;alert\(1\)/);
  expect(html).toMatch(/alt="&quot;&gt;&lt;script&gt;/);
});
