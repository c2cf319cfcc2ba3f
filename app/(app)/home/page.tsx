import { redirect } from "next/navigation";
import { homePath } from "@/lib/auth/page-access";
import { pageActor } from "@/lib/http/page";

/** Sends a signed-in person to their own home, by the one rule (PUB-144). A cookie that holds no session is cleared on the way. */
export default async function HomePage(): Promise<never> {
  const { actor } = await pageActor();
  redirect(actor.kind === "user" ? homePath(actor) : "/session-ended");
}
