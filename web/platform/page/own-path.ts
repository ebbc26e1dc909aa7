/** A path of non-empty parts, with a query: "//elsewhere.example" and what browsers read like it are none. */
const OWN_PATH = /^(?:\/|(?:\/[^/?#\\\s]+)+\/?)(?:\?[^#\\\s]*)?$/;

/** A path on this site, as an address's query holds it; null: it holds none, or what may lead to another site. */
export const ownPathIn = (text: string | null): string | null => (text !== null && OWN_PATH.test(text) ? text : null);
