/** A refusal in the provider's shape (money.md 6.4). */
export class ApiError extends Error {
  constructor(readonly status: number, readonly body: { type: string; code?: string; message: string; param?: string; [more: string]: unknown }) {
    super(body.message);
  }
}

export const invalid = (code: string, message: string, param?: string) => new ApiError(400, { type: "invalid_request_error", code, message, ...(param ? { param } : {}) });
export const missing = (object: string, id: string) => new ApiError(404, { type: "invalid_request_error", code: "resource_missing", message: `No such ${object}: '${id}'`, param: "id" });
