import { BackOfPack } from "./back-of-pack.tsx";
import { PackScale } from "./pack-scale.tsx";
import "./other-drawing.css";
import type { PicturedProduct } from "./picture-view.ts";

/** A drawing beside that of the pack. */
export function OtherDrawing({
  kind,
  ...given
}: {
  readonly product: PicturedProduct;
  readonly kind: "back" | "scale";
  readonly className: string;
}) {
  return kind === "back" ? <BackOfPack {...given} /> : <PackScale {...given} />;
}
