const NONE = { hindi: null };

/** A stored record as it is read. While an upgrade runs, servers of an older release store it without Hindi: then it has none. */
export const hindiOrNone = <Kept extends { readonly hindi: unknown }>(stored: Kept): Kept => ({ ...NONE, ...stored });
