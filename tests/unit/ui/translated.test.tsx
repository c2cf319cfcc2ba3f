// @vitest-environment jsdom
import { readdirSync, readFileSync } from "node:fs";
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
} from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { TextField } from "@/components/forms/fields";
import { Form, type FormAction } from "@/components/forms/form";
import { FieldError } from "@/components/ui/field";
import { formMessages } from "@/lib/forms/messages";
import { patience } from "@/tests/support/patience";

configure({ asyncUtilTimeout: patience });
afterEach(cleanup);

/** Does what a browser's translation does: each text moves into a new element, and React's text node is removed. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter((node) => node.data.trim() !== "")) {
    const font = document.createElement("font");
    font.textContent = `<${text.data}>`;
    text.replaceWith(font);
  }
}

it("a translated error changes with the error", () => {
  const { container, rerender } = render(<FieldError>Please enter your name</FieldError>);
  translate(container);
  rerender(<FieldError>This name is too long</FieldError>);
  expect(container.textContent.trim()).toBe("This name is too long");
});

it("a translated form says what is wrong now, at the field and above", async () => {
  let turn = 0;
  const action: FormAction = async () => {
    // as long as a server takes: an answer within the press itself would leave the form busy
    await new Promise((resolve) => setTimeout(resolve, 20));
    const message = turn++ === 0 ? "First problem" : "Second problem";
    return {
      ...{ status: "error", error: message, code: "invalid", at: turn },
      ...{ issues: [{ path: "name", message }], values: {} },
    };
  };
  const { container } = render(
    <Form action={action} messages={formMessages("en")}>
      <TextField name="name" label="Name" />
    </Form>,
  );
  const send = () =>
    act(async () => void fireEvent.submit(container.querySelector("form") ?? container));
  await send();
  expect(await screen.findAllByText("First problem")).toHaveLength(2);
  translate(container);
  // a press while the previous answer is being rendered does not count
  await waitFor(async () => {
    await send();
    expect(container.textContent).toContain("Second problem");
  });
  expect(container.textContent).not.toContain("First problem");
  expect(container.querySelector("[data-slot=field-error]")?.textContent?.trim()).toBe(
    "Second problem",
  );
});

it("no text that may change stands beside an icon without an element of its own", () => {
  const bare =
    /<[A-Z]\w*[^<>]*aria-hidden(?:="true")?[^<>]*\/>\s*(?:\{" "\}\s*)?\{(?!\/\*|" "\})[^<\n]{1,80}\}\s*<\//g;
  const files = ["components", "app"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".tsx"))
      .map((file) => `${folder}/${file}`),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(bare)].map(([text]) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
