const DAY = 24 * 60 * 60 * 1000;

/**
 * For how many milliseconds a notification is kept: after it was read, and after it was made, read or not. Nobody asks for older
 * notifications.
 */
export const KEPT_ONCE_READ = 365 * DAY;
export const KEPT_AT_MOST = 2 * KEPT_ONCE_READ;
