import { otherMethods, route } from "@/lib/http/route";
import { signedInAnswer } from "@/lib/ngos/signed-in-schema";
import { toUser } from "@/lib/users/dto";
import { logIn } from "@/lib/users/log-in";
import { loginBody } from "@/lib/users/schema";
import { withToken } from "@/lib/users/with-token";

export const dynamic = "force-dynamic";

export const POST = route(
  {
    summary: "Log in as an administrator",
    access: "public",
    login: true,
    body: loginBody,
    response: signedInAnswer,
  },
  async ({ actor, body }) => {
    const signedIn = await withToken(await logIn(actor, "admin", body));
    return {
      data: { token: signedIn.token, userId: signedIn.actor.userId, user: toUser(signedIn.actor) },
      cookies: signedIn.cookies,
      message: "Login successful!",
    };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
