export type ErrorBody = {
  type: "api_error" | "card_error" | "idempotency_error" | "invalid_request_error";
  code?: string;
  message: string;
  param?: string;
  decline_code?: string;
  doc_url?: string;
  [more: string]: unknown;
};

/**
 * A refusal in the provider's format. `executed`: the work had begun, so the same idempotency key returns this response
 * again.
 */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    readonly executed = false,
  ) {
    super(body.message);
  }
}

export const invalid = (
  code: string | undefined,
  message: string,
  param?: string,
  executed = false,
): ApiError =>
  new ApiError(
    400,
    {
      type: "invalid_request_error",
      ...(code ? { code } : {}),
      message,
      ...(param ? { param } : {}),
    },
    executed,
  );

export const missing = (object: string, id: string, param = "id"): ApiError =>
  new ApiError(param === "id" ? 404 : 400, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${object}: '${id.slice(0, 100)}'`,
    param,
  });

/** The error body as sent: like the provider's, each refusal links to the code's page and the request's log entry. */
export const shownError = ({ body }: ApiError, requestId: string): { error: ErrorBody } => ({
  error: {
    ...body,
    ...(body.code
      ? { doc_url: `https://stripe.com/docs/error-codes/${body.code.replaceAll("_", "-")}` }
      : {}),
    request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}`,
  },
});
