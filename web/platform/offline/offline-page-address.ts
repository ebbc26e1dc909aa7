/** The page that the worker shows in place of one that is not stored. */
export const OFFLINE_PAGE = "/offline";
