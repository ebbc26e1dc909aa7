import { useEffect, useRef } from "react";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { formWords } from "#web/design/wording/form.ts";

type WholePictureProps = { readonly drawing: ImageBitmap; readonly label: string; readonly onClose: () => void };

/** All of a picture, as large as the window lets it be. */
export function WholePicture({ drawing, label, onClose }: WholePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => canvas.current?.getContext("2d")?.drawImage(drawing, 0, 0), [drawing]);
  return (
    <Dialog title={label} closeLabel={formWords.close} onClose={onClose}>
      <canvas ref={canvas} className="whole-picture" width={drawing.width} height={drawing.height} role="img" aria-label={label} />
    </Dialog>
  );
}
