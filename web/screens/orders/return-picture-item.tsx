import { ImageOff, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "#web/parts/button.tsx";
import { returnWords } from "#web/wording/order-return.ts";
import type { SentPicture } from "./return-pictures-model.ts";

type ReturnPictureItemProps = {
  readonly picture: SentPicture;
  readonly place: number;
  readonly onRemove: () => void;
  readonly onAgain: () => void;
};

/** A picture that goes along, how far it is on its way, and the way to take it out. */
export function ReturnPictureItem({ picture: { shows, drawing, state }, place, onRemove, onAgain }: ReturnPictureItemProps) {
  const name = returnWords.picture(shows, place);
  return (
    <li className={state.kind === "failed" ? "sent-picture is-failed" : "sent-picture"}>
      <PictureDrawn drawing={drawing} label={name} />
      <div className="stack gap-1">
        <b>{returnWords.shows(shows)}</b>
        {state.kind === "sending" ? (
          <>
            <span className="small mute" role="status">
              {returnWords.sendingPicture(state.share)}
            </span>
            <progress className="track" aria-label={name} value={state.share} max={1} />
          </>
        ) : null}
        {state.kind === "sent" ? (
          <span className="small mute" role="status">
            {returnWords.sentPicture}
          </span>
        ) : null}
        {state.kind === "failed" ? (
          <>
            <span className="small text-clay-ink" role="alert">
              {returnWords.pictureTrouble(state.why)}
            </span>
            {state.bytes === null ? null : (
              <Button look="text" onPress={onAgain}>
                {returnWords.tryAgain}
              </Button>
            )}
          </>
        ) : null}
      </div>
      <button type="button" className="icon" aria-label={returnWords.removePicture(shows, place)} onClick={onRemove}>
        <X className="i" aria-hidden="true" />
      </button>
    </li>
  );
}

const SIDE = 144;

/** Drawn on a canvas: our pages show no picture that is not the site's own. */
function PictureDrawn({ drawing, label }: { readonly drawing: ImageBitmap | null; readonly label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (drawing === null) return;
    const edge = Math.min(drawing.width, drawing.height);
    const [left, top] = [(drawing.width - edge) / 2, (drawing.height - edge) / 2];
    canvas.current?.getContext("2d")?.drawImage(drawing, left, top, edge, edge, 0, 0, SIDE, SIDE);
  }, [drawing]);
  if (drawing === null)
    return (
      <span className="picture-shape">
        <ImageOff className="i" aria-hidden="true" />
      </span>
    );
  return <canvas ref={canvas} className="picture-shape" width={SIDE} height={SIDE} role="img" aria-label={label} />;
}
