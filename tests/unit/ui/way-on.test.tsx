// @vitest-environment jsdom
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
import { formMessages } from "@/lib/forms/messages";
import { patience } from "@/tests/support/patience";

configure({ asyncUtilTimeout: patience });
afterEach(cleanup);

it("a form that was refused with a way on has a second button, which sends the same and one field more", async () => {
  const sent: Record<string, unknown>[] = [];
  const action: FormAction = async (_before, form) => {
    // as long as a server takes: an answer within the press itself would leave the form busy
    await new Promise((resolve) => setTimeout(resolve, 20));
    sent.push(Object.fromEntries(form));
    return {
      ...{ status: "error", error: "Donations failed on your network.", code: "rate_limited" },
      ...{ issues: [], values: {}, at: sent.length },
      ...(sent.length === 1 ? { wayOn: { field: "confirmByMail", label: "Send me a link" } } : {}),
    };
  };
  render(
    <Form action={action} messages={formMessages("en")}>
      <TextField name="name" label="Name" />
    </Form>,
  );
  fireEvent.input(screen.getByLabelText("Name"), { target: { value: "Amina" } });
  expect(screen.queryByRole("button")).toBeNull();
  await act(async () => void fireEvent.submit(screen.getByLabelText("Name").closest("form")!));
  // a press while the previous answer is being rendered does not count
  await waitFor(async () => {
    const button = screen.queryByRole("button", { name: "Send me a link" });
    if (button && sent.length < 2) await act(async () => void fireEvent.click(button));
    expect(sent).toHaveLength(2);
  });
  expect(sent).toEqual([{ name: "Amina" }, { name: "Amina", confirmByMail: "1" }]);
  await waitFor(() => expect(screen.queryByRole("button")).toBeNull());
});
