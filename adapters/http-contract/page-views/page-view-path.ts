/** Where a window posts the view of a page: no endpoint, since nobody waits for an answer. */
export const PAGE_VIEW_PATH = "/pageview";
