// the same call under the console's path
export { DELETE, GET, OPTIONS, PATCH, POST, PUT } from "@/app/api/v1/ngos/[id]/approve/route";

export const dynamic = "force-dynamic";
