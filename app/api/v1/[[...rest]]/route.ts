import { notFound } from "@/lib/errors";
import { failureOf } from "@/lib/http/failure";
import { failed } from "@/lib/http/respond";

export const dynamic = "force-dynamic";

/** Any other path: 404 in the envelope, never HTML (API-013). */
export const GET = async (): Promise<Response> => failed(failureOf(notFound(), "en"));
export const POST = GET;
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
export const OPTIONS = GET;
