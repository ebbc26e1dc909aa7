import { useEffect, useRef, useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { formWords } from "#web/design/wording/form.ts";
import { fileUploadPhrases } from "./wording/file-uploads.ts";

type WholePictureProps = { readonly drawing: ImageBitmap; readonly label: string; readonly onClose: () => void };

/**
 * All of a picture, as large as the window lets it be, or by a press in its full size, to be moved in its frame: small print of a report is
 * read there.
 */
export function WholePicture({ drawing, label, onClose }: WholePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => canvas.current?.getContext("2d")?.drawImage(drawing, 0, 0), [drawing]);
  const [size, show] = useState<"fitted" | "full">("fitted");
  return (
    <Dialog title={label} closeLabel={formWords.close} onClose={onClose}>
      <section className="whole-picture-frame" data-size={size} aria-label={label} {...(size === "full" ? { tabIndex: 0 } : {})}>
        <canvas ref={canvas} className="whole-picture" width={drawing.width} height={drawing.height} role="img" aria-label={label} />
      </section>
      <div>
        <Button look="quiet" onPress={() => show(size === "full" ? "fitted" : "full")}>
          {size === "full" ? fileUploadPhrases.fitted : fileUploadPhrases.fullSize}
        </Button>
      </div>
    </Dialog>
  );
}
