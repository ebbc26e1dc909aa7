import { observer } from "mobx-react-lite";
import { Suspense, useCallback, useEffect, useState } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { laterPart } from "#web/platform/late/late-part.ts";
import { useNearViewport } from "#web/platform/window/use-near-viewport.ts";
import { postWords } from "#web/features/fitbook/posts/post-words.ts";
import { bitmapOf, drawnSize, drawPlaceholder } from "./drawn-picture.ts";
import { postPictureModel, postPictureNeeds } from "./post-picture-model.ts";
import type { PostPicture } from "#core/fitbook/post-picture.ts";
import type { PostId } from "#core/fitbook/post-id.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

const WholePicture = laterPart(lateCode(() => import("#web/platform/uploads/whole-picture.tsx"), "WholePicture"));

type PostPictureViewProps = {
  readonly customer: CustomerId;
  readonly post: PostId;
  readonly picture: PostPicture;
  /** What it shows, or which one it is. */
  readonly label: string;
};

/**
 * A picture of a post, drawn on a canvas: it is asked for with somebody's token, which no picture's address could carry. Pressed it is
 * shown large.
 */
export const PostPictureView = observer(function PostPictureView({ customer, post, picture, label }: PostPictureViewProps) {
  const useCases = useNeeds(postPictureNeeds);
  const [model] = useState(() => postPictureModel({ post, picture: picture.file }, customer, useCases));
  const [large, enlarge] = useState<ImageBitmap | null>(null);
  const [isNear, setNear] = useState(false);
  const come = useCallback(() => {
    setNear(true);
    model.come();
  }, [model]);
  const canvas = useNearViewport<HTMLCanvasElement>(come, null);
  const { state } = model;
  const file = state.kind === "read" ? state.value : null;
  const { place } = picture;
  const size = drawnSize(place);
  useEffect(() => {
    const drawn = canvas.current;
    if (drawn === null || !isNear) return; // A drawing takes time and memory, and most of a list is far away.
    if (file === null) return drawPlaceholder(drawn, place);
    void bitmapOf(file).then((drawing) => {
      if (drawing !== null) drawn.getContext("2d")?.drawImage(drawing, 0, 0, drawn.width, drawn.height);
      drawing?.close();
    });
  }, [canvas, isNear, file, place]);
  const open = async () => file !== null && enlarge(await bitmapOf(file));
  return (
    <>
      <button type="button" aria-label={postWords.enlarge({ name: label })} onClick={() => void open()}>
        <canvas ref={canvas} width={size.width} height={size.height} role="img" aria-label={label} />
      </button>
      {state.kind === "unavailable" ? (
        <p role="status" className="small text-clay-ink">
          {postWords.pictureUnavailable}{" "}
          <button type="button" className="link roomy" onClick={() => void model.ask()}>
            {postWords.again}
          </button>
        </p>
      ) : null}
      {large === null ? null : (
        <Suspense fallback={null}>
          <WholePicture drawing={large} label={label} onClose={() => enlarge(null)} />
        </Suspense>
      )}
    </>
  );
});
