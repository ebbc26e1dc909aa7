import ImageOff from "lucide-react/icons/image-off";
import { useEffect, useRef } from "react";

const SIDE = 176;

/**
 * A square of a picture, drawn on a canvas: our pages show no picture that is not the site's own. `drawing` null: this browser can't draw
 * it.
 */
export function PictureSquare({ drawing, label }: { readonly drawing: ImageBitmap | null; readonly label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (drawing === null) return;
    const edge = Math.min(drawing.width, drawing.height);
    const [left, top] = [(drawing.width - edge) / 2, (drawing.height - edge) / 2];
    canvas.current?.getContext("2d")?.drawImage(drawing, left, top, edge, edge, 0, 0, SIDE, SIDE);
  }, [drawing]);
  if (drawing === null)
    return (
      <span className="picture-placeholder">
        <ImageOff className="icon" aria-hidden="true" />
      </span>
    );
  return <canvas ref={canvas} className="picture-placeholder" width={SIDE} height={SIDE} role="img" aria-label={label} />;
}
