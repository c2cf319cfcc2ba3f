import type { JobHandlers } from "@/lib/jobs/handler";
import { executeSuspenseRefund } from "@/lib/suspense/decide";

export const suspenseJobs: JobHandlers = {
  "provider.suspense_refund": (payload) => executeSuspenseRefund(payload),
};
