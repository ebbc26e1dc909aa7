import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Reader } from "#core/identity/session.ts";
import type { Language } from "#core/shared/language.ts";

/** A customer as the shop knows who asks, and what they read. */
export const reader = (customer: CustomerId, language: Language | null = null): Reader => ({ customer, language });
