// @vitest-environment jsdom
// In a file of its own: React waits for all actions of a page together, and other cases leave one that never ends.
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
} from "@testing-library/react";
import { patience } from "@/tests/support/patience";
import { afterEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { TextField } from "@/components/forms/fields";
import { Form, type FormAction } from "@/components/forms/form";
import type { ActionState } from "@/lib/http/action-state";
import type { FormSchema } from "@/lib/forms/form-schema";
import { formMessages } from "@/lib/forms/messages";
import { textField } from "@/lib/text";

configure({ asyncUtilTimeout: patience });

afterEach(cleanup);

const schema: FormSchema = {
  schema: z.object({ name: textField({ max: 99, need: "fillAllFields" }) }),
  messages: ["fillAllFields"],
};
const messages = formMessages("en", schema);
const busy = (at: number): ActionState<unknown> => ({
  status: "error",
  error: "Very many people are giving right now.",
  code: "unavailable",
  retryAfter: 0.05,
  issues: [],
  values: {},
  at,
});
const aWhile = () => act(() => new Promise((resolve) => setTimeout(resolve, 500)));
const fill = (value: string) =>
  fireEvent.input(screen.getByLabelText("Name"), { target: { value } });
const send = () =>
  act(async () => void fireEvent.submit(screen.getByLabelText("Name").closest("form")!));

it("what the server has no room for is sent again by itself, the same fields, until there is an answer", async () => {
  const sent: string[] = [];
  const onOk = vi.fn();
  const action: FormAction = async (_before, form) => {
    sent.push(JSON.stringify([...form]));
    return sent.length < 3 ? busy(sent.length) : { status: "ok", at: 9 };
  };
  render(
    <Form action={action} messages={messages} onOk={onOk} sendsAgain>
      <TextField name="name" label="Name" />
    </Form>,
  );
  fill("Pressed");
  await send();
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("Very many people"));
  fill("Typed later"); // text that is being typed is not what was submitted
  await waitFor(() => expect(onOk).toHaveBeenCalledTimes(1));
  await aWhile();
  expect(sent).toHaveLength(3);
  expect(new Set(sent)).toEqual(new Set(['[["name","Pressed"]]']));
});

it("a form that does not ask for it is sent once", async () => {
  const action = vi.fn(async () => busy(1));
  render(
    <Form action={action} messages={messages}>
      <TextField name="name" label="Name" />
    </Form>,
  );
  await send();
  await aWhile();
  expect(action).toHaveBeenCalledTimes(1);
});
