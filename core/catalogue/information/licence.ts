/** Under which licence a product is made: of ayurvedic, siddha, unani and homeopathic medicine, of food, or of cosmetics. */
export type Licence = { readonly kind: "ayush" | "fssai" | "cosmetic"; readonly number: string };

/**
 * What a licence's number looks like. FSSAI: 14 digits, of which the first says licence (1) or registration (2). The states print the
 * other two as they like: letters, digits and strokes, with at least two digits.
 */
const FORMS = {
  fssai: /^[12]\d{13}$/,
  ayush: /^(?=(?:.*\d){2})[A-Z0-9](?:[A-Z0-9./ -]{2,28})[A-Z0-9]$/,
  cosmetic: /^(?=(?:.*\d){2})[A-Z0-9](?:[A-Z0-9./ -]{2,28})[A-Z0-9]$/,
} as const satisfies Record<Licence["kind"], RegExp>;

/** Whether a number can be that of such a licence. Source: specification/catalogue.md, What a product is. */
export const isLicenceNumber = (kind: Licence["kind"], number: string): boolean => FORMS[kind].test(number);
