// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen } from "@testing-library/react";
import { patience } from "@/tests/support/patience";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { MoreImagesField } from "@/components/campaigns/more-images-field";
import { Form } from "@/components/forms/form";
import { FileDrop } from "@/components/ui/file-drop";
import { formMessages } from "@/lib/forms/messages";
import words from "@/lib/i18n/messages/en/campaignForm";
import { translator } from "@/lib/i18n/translator";

configure({ asyncUtilTimeout: patience });

afterEach(cleanup);

const t = translator("en", "campaignForm");
const field = (images: number) => {
  const all = words as unknown as Record<string, string>;
  return (
    <Form action={vi.fn()} messages={formMessages("en")}>
      <MoreImagesField
        labels={
          {
            ...all,
            more: "More pictures",
            moreFull: t("moreFull"),
            remove: "Remove",
            keep: "Keep",
          } as never
        }
        file={{ drop: "Drop here", choose: "or choose", button: "Choose", replace: "Replace" }}
        existing={Array.from({ length: images }, (_, i) => ({
          id: `img_${i}`,
          src: "/x.webp",
          alt: `Picture ${i}`,
        }))}
      />
    </Form>
  );
};

test("[FORM-019] with two pictures the drop zone is full: it takes nothing, says why, and opens again when one is removed", () => {
  const { container } = render(field(2));
  const box = () => container.querySelector("[data-slot=file-drop]")!;
  const input = () => container.querySelector<HTMLInputElement>('input[type="file"]')!;
  expect(box().hasAttribute("data-disabled")).toBe(true);
  expect(input().disabled).toBe(true);
  expect(screen.getByText(t("moreFull"))).toBeTruthy();
  expect(box().textContent).not.toContain("or choose");
  const look = () => box().querySelector('[aria-hidden="true"]:not(svg)'); // what looks like a button
  expect(look()).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Remove: Picture 0" }));
  expect(box().hasAttribute("data-disabled")).toBe(false);
  expect(input().disabled).toBe(false);
  expect(screen.queryByText(t("moreFull"))).toBeNull();
  expect(box().textContent).toContain("or choose");
  expect(look()?.textContent).toBe("Choose");
  expect(container.querySelector<HTMLInputElement>('input[name="removeImages"]')!.value).toBe(
    "img_0",
  );
  fireEvent.click(screen.getByRole("button", { name: "Keep: Picture 0" }));
  expect(box().hasAttribute("data-disabled")).toBe(true);
});

test("with one picture it is open", () => {
  const { container } = render(field(1));
  expect(container.querySelector("[data-slot=file-drop]")!.hasAttribute("data-disabled")).toBe(
    false,
  );
});

test("what was chosen before the script came is named once it is there", async () => {
  const page = (
    <FileDrop
      id="cover"
      name="cover"
      labels={{ drop: "Drop here", choose: "or choose", button: "Choose", replace: "Replace" }}
    />
  );
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(page);
  const input = container.querySelector<HTMLInputElement>("input")!;
  Object.defineProperty(input, "files", { value: [new File(["x"], "well.jpg")] });
  render(page, { container, hydrate: true });
  expect(await screen.findByText("well.jpg")).toBeTruthy();
});
