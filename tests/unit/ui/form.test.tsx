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
import { patience } from "@/tests/support/patience";
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import * as z from "zod/mini";
import { CheckField, TextField } from "@/components/forms/fields";
import { Form, type FormAction } from "@/components/forms/form";
import { PasswordField } from "@/components/forms/password-field";
import { SubmitButton } from "@/components/forms/submit-button";
import type { ActionState } from "@/lib/http/action-state";
import type { FormSchema } from "@/lib/forms/form-schema";
import { formMessages } from "@/lib/forms/messages";
import { emailField, textField } from "@/lib/text";

configure({ asyncUtilTimeout: patience });

// loaded once, so that later imports resolve within `act`
beforeAll(() => import("@/components/forms/field-checks"));
afterEach(cleanup);

const schema: FormSchema = {
  schema: z.object({
    email: emailField({ need: "fillAllFields" }),
    subject: textField({ max: 5, need: "fillAllFields" }),
  }),
  messages: ["fillAllFields", "validEmail"],
};
type Answer = Parameters<NonNullable<React.ComponentProps<typeof Form>["onOk"]>>[0];

function Login({
  action,
  onOk,
  checked = false,
  load = async () => schema,
}: {
  action: FormAction;
  onOk?: (answer: Answer) => void;
  checked?: boolean;
  load?: () => Promise<FormSchema>;
}) {
  return (
    <Form
      action={action}
      messages={formMessages("en", schema)}
      heading="# to mend"
      onOk={onOk}
      {...(checked ? { schema: load } : {})}
    >
      <TextField name="email" label="Email" />
      <TextField name="subject" label="Subject" />
      <PasswordField name="password" label="Password" labels={{ show: "Show", hide: "Hide" }} />
      <SubmitButton pendingLabel="Processing...">Log In</SubmitButton>
    </Form>
  );
}
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) => fireEvent.input(box(label), { target: { value } });
const send = async () => {
  await act(async () => {
    fireEvent.submit(document.querySelector("form")!);
  });
};
const leave = async (label: string) => {
  await act(async () => {
    box(label).focus();
    box(label).blur();
    await new Promise((resolve) => setTimeout(resolve));
  });
};
const failed: ActionState<unknown> = {
  status: "error",
  error: "Login failed.",
  code: "validation",
  issues: [{ path: "email", message: "Please enter a valid email address" }],
  values: { email: "a@" },
  at: 1,
};

describe("what the server says", () => {
  it("stands at its field and in a summary that has the focus, and nothing typed is lost", async () => {
    render(<Login action={async () => failed} />);
    fill("Email", "a@");
    fill("Password", "secret");
    await send();
    const alert = screen.getByRole("alert");
    expect(document.activeElement).toBe(alert);
    expect(alert.querySelector("a")!.getAttribute("href")).toBe("#email");
    expect(box("Email").getAttribute("aria-invalid")).toBe("true");
    expect(document.querySelector("#email-error")!.textContent).toContain("valid email address");
    expect(box("Email").value).toBe("a@");
    expect(box("Password").value).toBe("secret");
  });

  it("stands at a box to check, too, and the box is described by it", async () => {
    const consent: ActionState<unknown> = {
      ...failed,
      issues: [{ path: "consent", message: "Please agree" }],
      values: {},
    };
    render(
      <Form action={async () => consent} messages={formMessages("en")} heading="# to mend">
        <CheckField name="consent" label="I agree" />
        <SubmitButton pendingLabel="Processing...">Send</SubmitButton>
      </Form>,
    );
    expect(box("I agree").hasAttribute("aria-invalid")).toBe(false);
    await send();
    expect(box("I agree").getAttribute("aria-invalid")).toBe("true");
    const error = document.getElementById(box("I agree").getAttribute("aria-describedby")!);
    expect(error?.textContent).toContain("Please agree");
  });

  it("goes from the field once that is mended", async () => {
    render(<Login action={async () => failed} checked />);
    fill("Email", "a@b.example");
    fill("Subject", "Hi");
    await send();
    expect(box("Email").getAttribute("aria-invalid")).toBe("true");
    await act(async () => {
      fill("Email", "c@b.example");
    });
    await waitFor(() => expect(box("Email").hasAttribute("aria-invalid")).toBe(false));
  });

  it("has a message for a server that cannot be reached", async () => {
    render(
      <Login
        action={async () => {
          throw new TypeError("fetch failed");
        }}
      />,
    );
    await send();
    expect(screen.getByRole("alert").textContent).toBe(
      "We could not reach the server. Check your connection and try again.",
    );
  });

  it("tells of success", async () => {
    const onOk = vi.fn();
    render(<Login action={async () => ({ status: "ok", at: 1 })} onOk={onOk} />);
    await send();
    expect(onOk).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("sending", () => {
  it("says Processing..., disables no box, and cannot be done twice while the server works", async () => {
    let answer: (value: ActionState<unknown>) => void = () => undefined;
    const action = vi.fn<FormAction>(
      () =>
        new Promise<ActionState<unknown>>((resolve) => {
          answer = resolve;
        }),
    );
    render(<Login action={action} />);
    await act(async () => {
      // both before React renders anything
      fireEvent.submit(document.querySelector("form")!);
      fireEvent.submit(document.querySelector("form")!);
    });
    expect(screen.getByRole("button", { name: "Processing..." })).toHaveProperty("disabled", true);
    expect(box("Email").disabled).toBe(false);
    await send();
    expect(action).toHaveBeenCalledTimes(1);
    await act(async () => answer(failed));
    expect(screen.getByRole("button", { name: "Log In" })).toBeTruthy();
    await send();
    expect(action).toHaveBeenCalledTimes(2);
    // React waits for all transitions together: one that never ends would keep the next test's form busy
    await act(async () => answer(failed));
  });

  it("sends nothing that is invalid: the summary has the focus and names each error once", async () => {
    const action = vi.fn<FormAction>(async () => failed);
    render(<Login action={action} checked />);
    fill("Email", "nobody");
    fill("Subject", "too long");
    await send();
    const alert = screen.getByRole("alert");
    expect(action).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(alert);
    expect([...alert.querySelectorAll("a")].map((a) => a.textContent)).toEqual([
      "Please enter a valid email address",
      "Please use at most 5 characters",
    ]);
    fill("Email", "a@b.example");
    fill("Subject", "Hi");
    await send();
    expect(action).toHaveBeenCalledTimes(1);
  });
});

describe("the summary", () => {
  const lines = () => screen.getAllByRole("link").map((a) => a.textContent);

  it("loses the sentence of a field that was mended, the heading its number, and goes with the last", async () => {
    render(<Login action={async () => failed} checked />);
    fill("Email", "nobody");
    fill("Subject", "too long");
    await send();
    expect(screen.getByRole("heading").textContent).toBe("2 to mend");
    await act(async () => {
      fill("Email", "a@b.example");
    });
    await waitFor(() => expect(lines()).toEqual(["Please use at most 5 characters"]));
    expect(screen.getByRole("heading").textContent).toBe("Please use at most 5 characters");
    await act(async () => {
      fill("Subject", "Hi");
    });
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  });

  it("says what is wrong now where that is another thing than before", async () => {
    render(<Login action={async () => failed} checked />);
    fill("Subject", "Hi");
    await send();
    expect(screen.getByRole("alert").textContent).toBe("Please fill in all fields");
    await act(async () => {
      fill("Email", "nobody");
    });
    await waitFor(() =>
      expect(screen.getByRole("alert").textContent).toBe("Please enter a valid email address"),
    );
  });

  it("keeps what only the pressed button asks for", async () => {
    const byButton: FormSchema = {
      schema: z
        .looseObject({ subject: textField({ max: 5 }), intent: z.optional(z.string()) })
        .check(
          z.refine((sent) => sent.intent !== "publish" || sent.subject !== "", {
            path: ["email"],
            message: "fillAllFields",
          }),
          z.refine((sent) => sent.subject !== "", { path: ["subject"], message: "validEmail" }),
        ),
      messages: ["fillAllFields", "validEmail"],
    };
    render(
      <Form
        action={async () => failed}
        schema={() => Promise.resolve(byButton)}
        messages={formMessages("en", byButton)}
        heading="# to mend"
      >
        <TextField name="email" label="Email" />
        <TextField name="subject" label="Subject" />
        <button name="intent" value="publish" />
      </Form>,
    );
    await act(async () => {
      fireEvent.click(document.querySelector("button")!);
    });
    await waitFor(() => expect(lines()).toHaveLength(2));
    await act(async () => {
      fill("Email", "a@b.example");
    });
    expect(lines()).toHaveLength(2);
  });

  it("says which button was pressed where FormData does not know: before Chrome 112 and Firefox 111", async () => {
    const Present = FormData;
    class Former extends Present {
      constructor(form?: HTMLFormElement) {
        super(form);
      }
    }
    vi.stubGlobal("FormData", Former);
    onTestFinished(() => void vi.unstubAllGlobals());
    const action = vi.fn<FormAction>(async () => failed);
    render(
      <Form action={action} messages={formMessages("en")} heading="# to mend">
        <TextField name="email" label="Email" />
        <button name="intent" value="draft" />
        <button name="intent" value="publish" />
      </Form>,
    );
    await act(async () => {
      fireEvent.click(document.querySelectorAll("button")[1]!);
    });
    expect(action.mock.lastCall?.[1].getAll("intent")).toEqual(["publish"]);
  });

  it("of the server loses what was mended, and keeps what is about no field", async () => {
    const answer: ActionState<unknown> = {
      ...failed,
      error: "Taken already",
      issues: [
        { path: "email", message: "Taken already" },
        { path: "subject", message: "Not today" },
      ],
    };
    const action = vi.fn<FormAction>(async () => ({ ...failed, issues: [] }));
    action.mockResolvedValueOnce(answer);
    render(<Login action={action} checked />);
    fill("Email", "a@b.example");
    fill("Subject", "Hi");
    await send();
    expect(lines()).toEqual(["Taken already", "Not today"]);
    await act(async () => {
      fill("Email", "c@b.example");
    });
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Not today"));
    await send();
    const says = () => screen.getByRole("alert").textContent;
    await waitFor(() => expect(says()).toBe("Login failed."));
    await act(async () => {
      fill("Subject", "Oh");
    });
    expect(says()).toBe("Login failed.");
  });
});

describe("a field that is left", () => {
  it("says its own error, and no other's, without asking the server", async () => {
    const action = vi.fn<FormAction>(async () => failed);
    render(<Login action={action} checked />);
    fill("Email", "nobody");
    await leave("Email");
    await waitFor(() => expect(box("Email").getAttribute("aria-invalid")).toBe("true"));
    expect(document.querySelector("#email-error")!.textContent).toContain("valid email address");
    expect(box("Subject").hasAttribute("aria-invalid")).toBe(false);
    expect(screen.queryByRole("alert")).toBeNull();
    await act(async () => {
      fill("Email", "a@b.example");
    });
    await waitFor(() => expect(document.querySelector("#email-error")).toBeNull());
    expect(action).not.toHaveBeenCalled();
  });

  it("says that it is empty, where the form's own sentence is about all of them", async () => {
    render(<Login action={async () => failed} checked />);
    await leave("Subject");
    await waitFor(() =>
      expect(document.querySelector("#subject-error")?.textContent).toContain(
        "Please fill in this field",
      ),
    );
    await send();
    expect(screen.getByRole("alert").textContent).toBe("Please fill in all fields");
  });

  it("says nothing while a button is being pressed, which would move from under the finger", async () => {
    render(<Login action={async () => failed} checked />);
    fireEvent.pointerDown(screen.getByRole("button", { name: "Log In" }));
    await leave("Subject");
    expect(box("Subject").hasAttribute("aria-invalid")).toBe(false);
    await act(async () => {
      fireEvent.pointerUp(document.body);
    });
    await waitFor(() => expect(box("Subject").getAttribute("aria-invalid")).toBe("true"));
  });
});

describe("while what checks the fields is being fetched", () => {
  const slowly = () => {
    let arrive: (form: FormSchema) => void = () => undefined;
    let fail: (error: Error) => void = () => undefined;
    const load = vi.fn(
      () =>
        new Promise<FormSchema>((resolve, reject) => {
          arrive = resolve;
          fail = reject;
        }),
    );
    return {
      load,
      arrive: () => act(async () => arrive(schema)),
      fail: () => act(async () => fail(new Error("no network"))),
    };
  };

  it("nothing is fetched before the form is touched, and once then", async () => {
    const { load } = slowly();
    render(<Login action={async () => failed} checked load={load} />);
    await act(async () => undefined);
    expect(load).not.toHaveBeenCalled();
    act(() => box("Email").focus());
    fill("Email", "n");
    act(() => box("Subject").focus());
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("what was typed stays, and a field that was left says its error when they come", async () => {
    const { load, arrive } = slowly();
    render(<Login action={async () => failed} checked load={load} />);
    act(() => box("Email").focus());
    fill("Email", "nobo");
    await leave("Email");
    fill("Subject", "H");
    expect(box("Email").hasAttribute("aria-invalid")).toBe(false);
    load.mockImplementation(async () => schema);
    await arrive();
    await waitFor(() => expect(box("Email").getAttribute("aria-invalid")).toBe("true"));
    expect(box("Email").value).toBe("nobo");
    expect(box("Subject").value).toBe("H");
  });

  it("a form that was sent waits, then is checked, and sent once when it is right", async () => {
    const { load, arrive } = slowly();
    const action = vi.fn<FormAction>(async () => failed);
    render(<Login action={action} checked load={load} />);
    fill("Email", "nobody");
    await send();
    await send();
    expect(screen.getByRole("button", { name: "Processing..." })).toHaveProperty("disabled", true);
    load.mockImplementation(async () => schema);
    await arrive();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("alert")));
    expect(action).not.toHaveBeenCalled();
    fill("Email", "a@b.example");
    fill("Subject", "Hi");
    await send();
    expect(action).toHaveBeenCalledTimes(1);
  });

  it("a form whose checks cannot be fetched is sent: the server checks", async () => {
    const { load, fail } = slowly();
    const action = vi.fn<FormAction>(async () => failed);
    render(<Login action={action} checked load={load} />);
    fill("Email", "nobody");
    await send();
    load.mockImplementation(async () => {
      throw new Error("no network");
    });
    await fail();
    await waitFor(() => expect(action).toHaveBeenCalledTimes(1));
    expect(screen.getByRole("alert").textContent).toContain("Login failed.");
    expect(document.querySelector("#email-error")!.textContent).toContain("valid email address");
    expect(box("Email").value).toBe("nobody");
  });
});

it("a password can be shown and hidden", () => {
  render(<Login action={async () => failed} />);
  expect(box("Password").type).toBe("password");
  fireEvent.click(screen.getByRole("button", { name: "Show" }));
  expect(box("Password").type).toBe("text");
  fireEvent.click(screen.getByRole("button", { name: "Hide" }));
  expect(box("Password").type).toBe("password");
});
