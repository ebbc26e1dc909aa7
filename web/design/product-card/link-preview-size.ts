/** Of a picture that stands for a shared page, in pixels: what the larger cards of other sites ask for. */
export const LINK_PREVIEW_SIZE = { width: 1200, height: 630 } as const;
