const DAY = 24 * 60 * 60 * 1000;

/** Source: specification/fitbook.md, Groups. */
export const MOST_MEMBERS = 20_000;
export const MOST_ADMINS = 20;
/** Of an account: groups that it owns, and that it is in without owning them. */
export const MOST_OWNED = 20;
export const MOST_JOINED = 200;
/** For how long a deleted group can be brought back, in milliseconds. */
export const RESTORED_WITHIN = 30 * DAY;
/** For how long an owner is gone before somebody else owns the group, in milliseconds. */
export const OWNER_GONE_FOR = 30 * DAY;
/** For how long somebody who was turned down cannot ask again, in milliseconds. */
export const TURNED_DOWN_FOR = 30 * DAY;
