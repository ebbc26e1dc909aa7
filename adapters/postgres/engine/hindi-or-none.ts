const NONE = { hindi: null };

/** A stored record as it is read. While an upgrade runs, servers of a release that knew no Hindi of it go on to store it without: it has none. */
export const hindiOrNone = <Kept extends { readonly hindi: unknown }>(kept: Kept): Kept => ({ ...NONE, ...kept });
