import type { Envelope } from "#adapters/http-contract/endpoint.ts";

/** An answer that no use case gives. */
export const envelopeOf = (status_code: number, message: string, payload: unknown = null): Envelope => ({
  status: { status_code, message },
  payload,
});

/** What somebody hears whose session is over, or who never had one. */
export const SIGNED_OUT_TEXT = "Unauthorized access. Please log in again.";
