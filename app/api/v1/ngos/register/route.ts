import { otherMethods, route } from "@/lib/http/route";
import { ngoById } from "@/lib/ngos/queries";
import { signedInAnswer } from "@/lib/ngos/signed-in-schema";
import { toUser } from "@/lib/users/dto";
import { registerNgo } from "@/lib/ngos/register";
import { registerBody } from "@/lib/users/schema";
import { withToken } from "@/lib/users/with-token";

export const dynamic = "force-dynamic";

export const POST = route(
  {
    summary: "Create an organisation's account; logs in",
    access: "public",
    login: true,
    status: 201,
    body: registerBody,
    response: signedInAnswer,
  },
  async ({ actor, body }) => {
    const signedIn = await withToken(await registerNgo(actor, body));
    const ngo = await ngoById(signedIn.actor.ngo!.id);
    return {
      data: {
        token: signedIn.token,
        userId: signedIn.actor.userId,
        user: toUser(signedIn.actor),
        ngo,
      },
      cookies: signedIn.cookies,
      message: "Account created successfully!",
    };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
