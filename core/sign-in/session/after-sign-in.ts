/** Tools that show their result on another page after sign-in. Source: specification/sign-in.md, The way through sign-in. */
const SHOWN_ON: Readonly<Record<string, string>> = {
  "/profile1": "/bmiandfattracker",
  "/prakrititest": "/prakrititracker",
  "/profile3": "/stresstracker",
};

/** `here`: the path at which the customer signed in. `saved`: the path to which they wanted to go before; null: none. */
type Way = { readonly here: string; readonly saved: string | null };

/**
 * The path after sign-in: the chosen therapist, a tool's result, or the saved path, in this order; null: the customer stays where they are.
 * Source: specification/sign-in.md, Where sign-in leads.
 */
export function afterSignIn({ here, saved }: Way): string | null {
  if (saved?.startsWith("/therapists/")) return sitePath(saved);
  const result = SHOWN_ON[here.toLowerCase().replace(/(?<=.)\/$/, "")];
  if (result !== undefined) return result;
  return saved === null ? null : sitePath(saved);
}

/**
 * A stored path if it belongs to this site, else home: anybody may have written to a browser's storage.
 * Source: specification/sign-in.md, Where sign-in leads.
 */
export function sitePath(path: string): string {
  return /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path) ? path : "/";
}
