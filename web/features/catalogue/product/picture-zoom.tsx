import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useModal } from "#web/design/dialog/use-modal.ts";
import { pictureZoomWords } from "#web/features/catalogue/wording/picture-zoom.ts";
import { ViewPicture } from "./pictures/view-picture.tsx";
import { useZoom } from "./use-zoom.ts";
import "./picture-zoom.css";
import { shownTitle } from "#web/design/product-card/shown-title.ts";
import type { KeyboardEvent } from "react";
import type { PicturedProduct, PictureView } from "./pictures/picture-view.ts";

/** How large the picture is drawn, each a class of its own; being drawn, it is sharp at any. */
const SIZES = ["zoom-step-1", "zoom-step-2", "zoom-step-3", "zoom-step-4"] as const;

type Zoomed = { readonly product: PicturedProduct; readonly view: PictureView; readonly onClose: () => void };

/**
 * The picture over everything, as large as one likes: by its buttons, by plus and minus, by two fingers, a wheel with Ctrl or a double
 * press; it is moved by finger, mouse, wheel or arrow.
 */
export function PictureZoom({ product, view: shown, onClose }: Zoomed) {
  const dialog = useModal();
  const { view, size, resize } = useZoom(SIZES.length);
  const title = shownTitle(product);
  const press = ({ key }: KeyboardEvent) => {
    if (key === "+" || key === "=") resize(size + 1);
    if (key === "-") resize(size - 1);
  };
  return (
    <dialog
      ref={dialog}
      className="picture-zoom"
      aria-label={title}
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      onKeyDown={press}
    >
      <section
        className="picture-zoom-view"
        ref={view}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key.
        tabIndex={0}
        aria-label={pictureZoomWords.zoomed({ title })}
        onDoubleClick={(event) => resize(size === 0 ? 2 : 0, event)}
      >
        <ViewPicture product={product} view={shown} fetchPriority="high" className={SIZES[size] ?? SIZES[0]} />
      </section>
      <div className="picture-zoom-tools">
        <button
          type="button"
          className="icon-button"
          aria-label={pictureZoomWords.smaller}
          aria-disabled={size === 0 || undefined}
          onClick={() => resize(size - 1)}
        >
          <Minus className="icon icon-large" aria-hidden="true" />
        </button>
        <p role="status">{pictureZoomWords.times({ times: String(size + 1) })}</p>
        <button
          type="button"
          className="icon-button"
          aria-label={pictureZoomWords.larger}
          aria-disabled={size === SIZES.length - 1 || undefined}
          onClick={() => resize(size + 1)}
        >
          <Plus className="icon icon-large" aria-hidden="true" />
        </button>
      </div>
      <button type="button" className="icon-button picture-zoom-close" aria-label={pictureZoomWords.closePicture} onClick={onClose}>
        <X className="icon icon-large" aria-hidden="true" />
      </button>
    </dialog>
  );
}
