import type { FilledFrame, FrameSlots } from "./frame-slots.ts";

/** The frame as the features of a shell fill it. */
export function filledFrame(features: readonly { readonly frame?: FrameSlots }[]): FilledFrame {
  const { overlay: _, ...filled }: FrameSlots = Object.assign({}, ...features.map(({ frame }) => frame));
  return { ...filled, overlays: features.flatMap(({ frame }) => frame?.overlay ?? []) };
}
