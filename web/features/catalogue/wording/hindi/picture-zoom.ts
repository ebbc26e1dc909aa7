import type { pictureZoomWords as english } from "../picture-zoom.ts";

export const pictureZoomWords: typeof english = {
  zoomed: ({ title }) => `${title} की तस्वीर`,
  larger: "ज़ूम इन",
  smaller: "ज़ूम आउट",
  times: ({ times }) => `${times}×`,
  closePicture: "तस्वीर बंद करें",
};
