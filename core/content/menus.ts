export type Readers = "everybody" | "visitors" | "customers";

/**
 * An entry of a menu. `link` null: a heading, or something to press; kept as "outside:" and a name it is an address that only configuration
 * knows.
 */
export type MenuItem = {
  readonly title: string;
  readonly image: string | null;
  readonly link: string | null;
  readonly shownTo: Readers;
  /** Who may see the target of the link; a visitor who may not is asked to sign in. */
  readonly opensTo: Readers;
  readonly items: readonly MenuItem[];
};

/** The site's menus. Source: specification/site.md, Header. */
export type Menus = {
  /** The shop's bar. */
  readonly shop: readonly MenuItem[];
  readonly header: readonly MenuItem[];
  /** The menu of a customer who is signed in. */
  readonly account: readonly MenuItem[];
  /** The menu on small screens. */
  readonly sidebar: readonly MenuItem[];
  readonly tabs: readonly MenuItem[];
  readonly footer: readonly MenuItem[];
};
export type MenuName = keyof Menus;
