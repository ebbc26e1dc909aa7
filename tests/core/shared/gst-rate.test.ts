import { expect, it } from "vitest";
import { likelyRate } from "#core/shared/gst-rate.ts";

it("a GST rate below 1 % was most likely meant as a hundredfold, to the digit", () => {
  expect([0.05, 0.12, 0.18, 0.28, 0.07, 0.025].map(likelyRate)).toEqual([5, 12, 18, 28, 7, 2.5]);
  expect([0, 1, 5, 12.5, 100].map(likelyRate)).toEqual([null, null, null, null, null]);
});
