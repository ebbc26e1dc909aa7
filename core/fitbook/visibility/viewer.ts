/**
 * A made-up person who is active. Apart from the tie that is named here, they have no ties to anybody.
 * Source: specification/visibility.md, The command.
 */
export type MadeUpViewer =
  | { readonly kind: "stranger" }
  | { readonly kind: "follower" | "blocked"; readonly of: string }
  | { readonly kind: "member"; readonly group: string };

/** Who is looking. `visitor`: a person who is not signed in. */
export type Viewer = { readonly kind: "visitor" } | { readonly kind: "person"; readonly id: string } | MadeUpViewer;
