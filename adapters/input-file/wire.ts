/** An object as JSON.parse gives it. */
export type Wire = { readonly [key: string]: unknown };
