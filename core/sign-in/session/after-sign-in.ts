/** Tools that show their result on another page once somebody is signed in. Source: specification/sign-in.md, The way through sign-in. */
const SHOWN_ON: Readonly<Record<string, string>> = {
  "/profile1": "/bmiandfattracker",
  "/prakrititest": "/prakrititracker",
  "/profile3": "/stresstracker",
};

/** `here`: the path at which somebody signed in. `saved`: where they wanted to go before; null: nowhere else. */
type Way = { readonly here: string; readonly saved: string | null };

/** Where signing in leads: to the chosen therapist, a tool's result, or the saved path, in this order; null: nowhere, they stay. Source: specification/sign-in.md, Where sign-in leads. */
export function afterSignIn({ here, saved }: Way): string | null {
  if (saved?.startsWith("/therapists/")) return sitePath(saved);
  const result = SHOWN_ON[here.toLowerCase().replace(/(?<=.)\/$/, "")];
  if (result !== undefined) return result;
  return saved === null ? null : sitePath(saved);
}

/** A kept path, where it is one of this site; else home: what stands in a browser's storage may be anybody's. Source: specification/sign-in.md, Where sign-in leads. */
export function sitePath(path: string): string {
  return /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path) ? path : "/";
}
