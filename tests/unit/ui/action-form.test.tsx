// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { TextField } from "@/components/forms/fields";
import { FormError } from "@/components/forms/form-error";
import { PasswordField } from "@/components/forms/password-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm, type FormAction } from "@/components/forms/use-action-form";

afterEach(cleanup);

function Login({ action, onOk }: { action: FormAction; onOk?: () => void }) {
  const form = useActionForm(action, { unreachable: "Not reached", onOk });
  return (
    <form {...form.formProps}>
      <FormError summary={form.summary} />
      <TextField label="Email" {...form.field("email")} />
      <PasswordField
        label="Password"
        id="password"
        name="password"
        error={form.error("password")}
        words={{ show: "Show", hide: "Hide" }}
      />
      <SubmitButton pending={form.pending} pendingLabel="Processing...">
        Log In
      </SubmitButton>
    </form>
  );
}
const send = async () => {
  await act(async () => {
    fireEvent.submit(document.querySelector("form")!);
  });
};
const failed = {
  status: "error" as const,
  error: "Login failed.",
  code: "validation",
  issues: [{ path: "email", message: "Please enter a valid email address" }],
  values: { email: "a@" },
  at: 1,
};

describe("a form over a server action", () => {
  it("shows each fault at its field and in a summary that has the focus, and loses nothing typed", async () => {
    render(<Login action={async () => failed} />);
    fireEvent.change(screen.getByLabelText("Email"), { target: { value: "a@" } });
    fireEvent.change(screen.getByLabelText("Password"), { target: { value: "secret" } });
    await send();
    const alert = screen.getByRole("alert");
    expect(document.activeElement).toBe(alert);
    expect(alert.querySelector("a")!.getAttribute("href")).toBe("#email");
    expect(screen.getByLabelText("Email").getAttribute("aria-invalid")).toBe("true");
    expect((screen.getByLabelText("Email") as HTMLInputElement).value).toBe("a@");
    expect((screen.getByLabelText("Password") as HTMLInputElement).value).toBe("secret");
  });

  it("says Processing... and cannot be sent twice while the server works", async () => {
    let answer: (value: typeof failed) => void = () => undefined;
    const action = vi.fn(
      () =>
        new Promise<typeof failed>((resolve) => {
          answer = resolve;
        }),
    );
    render(<Login action={action} />);
    await send();
    const button = screen.getByRole("button", { name: "Processing..." }) as HTMLButtonElement;
    expect(button.disabled).toBe(true);
    await send();
    expect(action).toHaveBeenCalledTimes(1);
    await act(async () => answer(failed));
    expect(screen.getByRole("button", { name: "Log In" })).toBeTruthy();
  });

  it("has words for a server that cannot be reached", async () => {
    render(
      <Login
        action={async () => {
          throw new TypeError("fetch failed");
        }}
      />,
    );
    await send();
    expect(screen.getByRole("alert").textContent).toBe("Not reached");
  });

  it("tells of success", async () => {
    const onOk = vi.fn();
    render(<Login action={async () => ({ status: "ok", at: 1 })} onOk={onOk} />);
    await send();
    expect(onOk).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("a password can be shown and hidden", () => {
    render(<Login action={async () => failed} />);
    const box = screen.getByLabelText("Password") as HTMLInputElement;
    expect(box.type).toBe("password");
    fireEvent.click(screen.getByRole("button", { name: "Show" }));
    expect(box.type).toBe("text");
    fireEvent.click(screen.getByRole("button", { name: "Hide" }));
    expect(box.type).toBe("password");
  });
});
