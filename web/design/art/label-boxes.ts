/** Where on a form its label may be written, in the units of its drawing: 240 wide, 280 high. */
export type LabelBox = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const boxes: Readonly<Record<string, LabelBox>> = {
  "acupressure-roller": { x: 84, y: 140, width: 72, height: 94 },
  "balm-tin": { x: 64, y: 134, width: 96, height: 78 },
  book: { x: 86, y: 80, width: 82, height: 92 },
  "capsule-jar": { x: 56, y: 166, width: 128, height: 48 },
  "care-box": { x: 46, y: 142, width: 116, height: 80 },
  "cereal-box": { x: 64, y: 64, width: 96, height: 92 },
  "copper-bottle": { x: 78, y: 162, width: 84, height: 52 },
  "copper-tumbler": { x: 52, y: 170, width: 92, height: 48 },
  "cream-jar": { x: 56, y: 182, width: 128, height: 46 },
  "cream-tube": { x: 76, y: 84, width: 88, height: 76 },
  "dhoop-box": { x: 72, y: 140, width: 72, height: 80 },
  "dropper-bottle": { x: 72, y: 160, width: 96, height: 52 },
  "effervescent-tube": { x: 78, y: 112, width: 68, height: 100 },
  "eye-pillow": { x: 80, y: 174, width: 80, height: 68 },
  "face-roller": { x: 58, y: 114, width: 64, height: 100 },
  "gift-box": { x: 61, y: 157, width: 96, height: 74 },
  "grain-bag": { x: 68, y: 132, width: 104, height: 78 },
  "gummy-jar": { x: 58, y: 174, width: 124, height: 44 },
  "honey-jar": { x: 58, y: 154, width: 124, height: 58 },
  "juice-bottle": { x: 68, y: 138, width: 104, height: 68 },
  "kajal-stick": { x: 66, y: 118, width: 60, height: 92 },
  "kansa-wand": { x: 152, y: 130, width: 64, height: 68 },
  "kit-box": { x: 44, y: 180, width: 120, height: 62 },
  "neck-wrap": { x: 90, y: 202, width: 60, height: 44 },
  "neti-pot": { x: 70, y: 208, width: 100, height: 40 },
  "oil-bottle": { x: 66, y: 146, width: 108, height: 75 },
  "pad-pack": { x: 72, y: 132, width: 96, height: 72 },
  "powder-tin": { x: 62, y: 124, width: 116, height: 84 },
  "pump-bottle": { x: 64, y: 145, width: 112, height: 68 },
  "roll-on": { x: 86, y: 160, width: 68, height: 68 },
  "sachet-box": { x: 52, y: 164, width: 108, height: 66 },
  "sharbat-bottle": { x: 80, y: 154, width: 80, height: 62 },
  "sleep-mask": { x: 86, y: 168, width: 68, height: 40 },
  "snack-pack": { x: 72, y: 92, width: 96, height: 76 },
  "soap-bar": { x: 70, y: 174, width: 76, height: 68 },
  "spray-bottle": { x: 82, y: 146, width: 76, height: 72 },
  "standup-pouch": { x: 72, y: 116, width: 96, height: 76 },
  "supplement-tub": { x: 50, y: 140, width: 140, height: 72 },
  "sweet-box": { x: 54, y: 80, width: 132, height: 66 },
  "syrup-bottle": { x: 70, y: 156, width: 100, height: 58 },
  "tablet-bottle": { x: 62, y: 134, width: 116, height: 66 },
  "tablet-box": { x: 52, y: 148, width: 108, height: 76 },
  "tea-box": { x: 48, y: 128, width: 112, height: 72 },
  "tongue-scraper": { x: 68, y: 60, width: 104, height: 70 },
  toothbrush: { x: 82, y: 162, width: 76, height: 78 },
  "wooden-comb": { x: 46, y: 62, width: 148, height: 70 },
  "yoga-block": { x: 68, y: 164, width: 76, height: 76 },
  "yoga-mat": { x: 78, y: 132, width: 84, height: 66 },
};

/** What a form without a drawing is shown as. */
const PLAIN = "care-box";

/** Every form that is drawn. */
export const drawnForms: readonly string[] = Object.keys(boxes);

export const isDrawn = (form: string): boolean => Object.hasOwn(boxes, form);

export function drawnForm(form: string): { readonly name: string; readonly box: LabelBox } {
  const name = isDrawn(form) ? form : PLAIN;
  return { name, box: boxes[name] ?? { x: 0, y: 0, width: 0, height: 0 } };
}
