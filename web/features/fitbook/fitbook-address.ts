import type { CustomerId } from "#core/identity/customer-id.ts";

/** Where Fitbook's pages are. Source: specification/fitbook.md, Addresses. */
export const fitbookAddress = {
  people: "/people",
  own: "/fitbookUserProfile",
  person: (id: CustomerId): string => `/fitbookuserprofile/${encodeURIComponent(id)}`,
} as const;
