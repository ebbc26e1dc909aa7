const DAY = 24 * 60 * 60 * 1000;

/** Milliseconds that a notification is kept: from its reading on, and from its coming on whether it was read or not. Nobody asks for older news. */
export const KEPT_ONCE_READ = 365 * DAY;
export const KEPT_AT_MOST = 2 * KEPT_ONCE_READ;
