/** Of the page that a worker puts in the place of any that can't be had without a line. */
export const OFFLINE_PAGE = "/offline";
