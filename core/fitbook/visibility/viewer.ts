/** A person who is made up, active, and beside this a stranger to all. Source: specification/visibility.md, The command. */
export type MadeUpViewer =
  | { readonly kind: "stranger" }
  | { readonly kind: "follower" | "blocked"; readonly of: string }
  | { readonly kind: "member"; readonly group: string };

/** Who looks. `visitor`: nobody is signed in. */
export type Viewer = { readonly kind: "visitor" } | { readonly kind: "person"; readonly id: string } | MadeUpViewer;
