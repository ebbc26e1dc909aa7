import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { Avatar } from "#web/design/avatar/avatar.tsx";
import { useNearViewport } from "#web/platform/window/use-near-viewport.ts";
import { bitmapOf } from "./drawn-picture.ts";
import "./round-picture.css";
import type { PictureModel } from "./picture-model.ts";

type RoundPictureProps = {
  readonly model: PictureModel;
  /** Of whose it is: their initials stand there until it comes. */
  readonly name: string;
  readonly size: "small" | "large";
};

/** The picture of a person or a group. It is asked for once it is nearly in sight. */
export const RoundPicture = observer(function RoundPicture({ model, name, size }: RoundPictureProps) {
  const place = useNearViewport<HTMLSpanElement>(model.come, null);
  const { state } = model;
  const file = state.kind === "read" ? state.value : null;
  const [drawing, take] = useState<ImageBitmap | null>(null);
  useEffect(() => {
    if (file !== null) void bitmapOf(file).then(take);
  }, [file]);
  return (
    <span className="round-picture" ref={place}>
      {drawing === null ? <Avatar name={name} picture={null} size={size} /> : <DrawnPicture drawing={drawing} size={size} />}
    </span>
  );
});

/** Twice as many pixels as the largest is wide. */
const SIDE = 192;

/**
 * Drawn on a canvas: it is asked for with somebody's token, which no picture's address could carry. The name stands beside it, so it says
 * nothing.
 */
function DrawnPicture({ drawing, size }: { readonly drawing: ImageBitmap; readonly size: RoundPictureProps["size"] }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const side = Math.min(drawing.width, drawing.height);
    const [left, top] = [(drawing.width - side) / 2, (drawing.height - side) / 2];
    canvas.current?.getContext("2d")?.drawImage(drawing, left, top, side, side, 0, 0, SIDE, SIDE);
  }, [drawing]);
  return (
    <span className={`avatar avatar-${size}`} aria-hidden="true">
      <canvas ref={canvas} width={SIDE} height={SIDE} />
    </span>
  );
}
