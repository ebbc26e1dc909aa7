import { useEffect, useRef } from "react";

/** Drawn on a canvas: our pages show no picture that is not the site's own. `drawing` null: this browser can't draw it. */
export function PicturePreview({ drawing, label }: { readonly drawing: ImageBitmap | null; readonly label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (drawing !== null) canvas.current?.getContext("2d")?.drawImage(drawing, 0, 0, SIDE, SIDE);
  }, [drawing]);
  return <canvas ref={canvas} className="avatar-canvas" width={SIDE} height={SIDE} role="img" aria-label={label} />;
}

const SIDE = 320;
