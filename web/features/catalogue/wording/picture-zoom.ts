import type { Facts } from "#web/design/phrase.ts";

/** What is said where a picture is looked at closely. */
export const pictureZoomWords = {
  zoomed: ({ title }: Facts<"title">) => `Picture of ${title}`,
  larger: "Zoom in",
  smaller: "Zoom out",
  times: ({ times }: Facts<"times">) => `${times}×`,
  closePicture: "Close the picture",
};
