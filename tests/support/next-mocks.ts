import { cookieValue } from "@/lib/auth/session-cookie";

/**
 * What a page or an action sees of its request, for tests that call it as a function: `vi.mock("next/headers", () =>
 * import("@/tests/support/next-mocks"))` and the same for "next/navigation" and "next/cache".
 */
export const seen = { headers: new Headers(), set: [] as { name: string; value: string }[] };

export const headers = async (): Promise<Headers> => seen.headers;
export const cookies = async () => ({
  get: (name: string) => {
    const value = cookieValue(seen.headers.get("cookie"), name);
    return value === null ? undefined : { name, value };
  },
  set: (name: string, value: string) => void seen.set.push({ name, value }),
  delete: (name: string) => void seen.set.push({ name, value: "" }),
});

/** How a page or an action ended: a redirect, or not found. */
export class Left extends Error {
  constructor(readonly to: string) {
    super(to);
  }
}
export const redirect = (to: string): never => {
  throw new Left(to);
};
export const unstable_rethrow = (error: unknown): void => {
  if (error instanceof Left) throw error;
};
export const permanentRedirect = (to: string): never => redirect(to);
export const notFound = (): never => {
  throw new Left("404");
};
export const refresh = (): void => {};
export const usePathname = (): string => "/";
export const useRouter = () => ({ push: () => {}, replace: () => {}, refresh: () => {} });
export const useSearchParams = () => new URLSearchParams();
