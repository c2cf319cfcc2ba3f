import { redirect } from "next/navigation";
import { homePath } from "@/lib/auth/page-access";
import { pageActor } from "@/lib/http/page";

/** Redirects a signed-in person to their home page (PUB-144), and clears a cookie without a session. */
export default async function HomePage(): Promise<never> {
  const { actor } = await pageActor();
  redirect(actor.kind === "user" ? homePath(actor) : "/session-ended");
}
