/** What a shell is called, and the drawing that is its logo. Each shell has its own in `brand.ts`, which others import as `#brand`. */
export type Brand = { readonly name: string; readonly logo: "logo" | "logo-corporate" };
