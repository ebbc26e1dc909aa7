import { useEffect, useState } from "react";
import { drawnExhibit } from "#web/gallery/exhibit.tsx";
import { say } from "#web/gallery/samples.ts";
import { hindi } from "#web/gallery/trial-texts.ts";
import { MIDDLE } from "./crop.ts";
import { CropField } from "./crop-field.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";
import type { Crop } from "./crop.ts";

const words = { zoom: say.field, across: say.hint, down: say.typed };
const inHindi = { zoom: hindi.busy, across: hindi.busy, down: hindi.busy };

export const cropFieldExhibits: readonly Exhibit[] = [
  drawnExhibit(
    CropField,
    () => ({
      chosen: <Moved words={words} />,
      Hindi: <Moved words={inHindi} />,
      "on its way": <CropField drawing={null} crop={MIDDLE} label={say.title} words={words} state="busy" onChange={() => {}} />,
    }),
    "card",
  ),
];

/** A wide picture of two colours. */
function Moved({ words: says }: { readonly words: typeof words }) {
  const [crop, move] = useState<Crop>({ ...MIDDLE, zoom: 1.5 });
  const [drawing, draw] = useState<ImageBitmap | null>(null);
  useEffect(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [600, 300];
    const context = canvas.getContext("2d");
    if (context === null || !("createImageBitmap" in globalThis)) return;
    const { color, backgroundColor } = getComputedStyle(document.body);
    context.fillStyle = backgroundColor;
    context.fillRect(0, 0, 600, 300);
    context.fillStyle = color;
    context.fillRect(150, 75, 300, 150);
    void createImageBitmap(canvas).then(draw);
  }, []);
  return <CropField drawing={drawing} crop={crop} label={say.title} words={says} onChange={move} />;
}
