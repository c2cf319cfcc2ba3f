import { expect, test, vi } from "vitest";

/** A second instance of the modules, as in another bundle of the framework. */
async function bundle() {
  vi.resetModules();
  const [{ AppError }, { PoolError }, { SharedError }, { SecondFactorRequired }] =
    await Promise.all([
      import("@/lib/errors"),
      import("@/lib/files/pool"),
      import("@/lib/shared-error"),
      import("@/lib/second-factor/pass-factor"),
    ]);
  return { AppError, PoolError, SharedError, SecondFactorRequired };
}

test("[T3-5] an error of one bundle is known in another, by its own name and by those it extends", async () => {
  const [one, other] = [await bundle(), await bundle()];
  expect(one.AppError).not.toBe(other.AppError);
  const busy = new one.PoolError("busy");
  expect(busy).toBeInstanceOf(other.PoolError);
  expect(busy).toBeInstanceOf(other.SharedError);
  expect(busy).toBeInstanceOf(Error);
  expect(busy instanceof other.AppError).toBe(false);
  const factor = new one.SecondFactorRequired({ id: "u", role: "ngo", sessionEpoch: 0 });
  expect(factor).toBeInstanceOf(other.SecondFactorRequired);
  expect(factor).toBeInstanceOf(other.AppError);
  expect(new one.AppError("invalid", "notFound") instanceof other.SecondFactorRequired).toBe(false);
  for (const nothing of [null, undefined, "x", {}, new Error("x"), Object.create(null)])
    expect(nothing instanceof (other.PoolError as unknown as typeof Error)).toBe(false);
});
