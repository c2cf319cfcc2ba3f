import type { JobHandlers } from "@/lib/jobs/handler";
import { executeRefund } from "@/lib/refunds/order-refund";

export const refundJobs: JobHandlers = {
  "provider.refund": ({ refundId }) => executeRefund(refundId),
};
