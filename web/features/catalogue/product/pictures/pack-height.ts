/**
 * From where to where a form is drawn, of 280 from the top, how tall it is in millimetres, and what a pack of that height weighs in grams.
 */
export type PackHeight = { readonly top: number; readonly bottom: number; readonly millimetres: number };

type Form = readonly [top: number, bottom: number, millimetres: number, grams: number];

const forms: Readonly<Record<string, Form>> = {
  "acupressure-roller": [122, 254, 60, 150],
  "balm-tin": [96, 259, 65, 60],
  book: [42, 254, 215, 400],
  "capsule-jar": [65, 257, 105, 90],
  "care-box": [84, 254, 170, 600],
  "cereal-box": [32, 254, 260, 460],
  "copper-bottle": [30, 256, 255, 260],
  "copper-tumbler": [104, 252, 95, 200],
  "cream-jar": [98, 257, 70, 160],
  "cream-tube": [34, 255, 160, 125],
  "dhoop-box": [22, 254, 230, 190],
  "dropper-bottle": [25, 257, 105, 85],
  "effervescent-tube": [38, 257, 145, 110],
  "eye-pillow": [104, 256, 100, 180],
  "face-roller": [73, 256, 150, 180],
  "gift-box": [62, 254, 190, 1_100],
  "grain-bag": [62, 257, 230, 1_020],
  "gummy-jar": [59, 257, 120, 260],
  "honey-jar": [60, 257, 115, 360],
  "juice-bottle": [34, 256, 210, 570],
  "kajal-stick": [73, 254, 120, 22],
  "kansa-wand": [82, 256, 140, 160],
  "kit-box": [60, 254, 210, 900],
  "neck-wrap": [96, 256, 190, 650],
  "neti-pot": [113, 256, 110, 440],
  "oil-bottle": [28, 257, 165, 255],
  "pad-pack": [68, 256, 170, 110],
  "powder-tin": [60, 255, 115, 150],
  "pump-bottle": [26, 257, 190, 330],
  "roll-on": [46, 256, 90, 50],
  "sachet-box": [47, 254, 140, 180],
  "sharbat-bottle": [22, 256, 280, 1_090],
  "sleep-mask": [130, 250, 95, 60],
  "snack-pack": [44, 246, 220, 200],
  "soap-bar": [75, 254, 90, 112],
  "spray-bottle": [51, 255, 150, 150],
  "standup-pouch": [52, 257, 195, 215],
  "supplement-tub": [47, 257, 150, 520],
  "sweet-box": [70, 254, 80, 320],
  "syrup-bottle": [20, 257, 170, 350],
  "tablet-bottle": [43, 257, 95, 75],
  "tablet-box": [62, 254, 75, 75],
  "tea-box": [70, 254, 110, 90],
  "tongue-scraper": [34, 256, 155, 55],
  toothbrush: [43, 254, 190, 70],
  "wooden-comb": [40, 256, 190, 70],
  "yoga-block": [122, 254, 150, 700],
  "yoga-mat": [47, 255, 620, 1_100],
};

const PLAIN: Form = [84, 254, 170, 600];

/**
 * About how tall a pack of that form and weight (grams) is: of the same form, what weighs eight times as much is twice as tall. To 5 mm.
 */
export function packHeight(form: string, weight: number): PackHeight {
  const [top, bottom, millimetres, grams] = forms[form] ?? PLAIN;
  const larger = weight > 0 ? Math.min(Math.max(Math.cbrt(weight / grams), LEAST), MOST) : 1;
  return { top, bottom, millimetres: Math.round((millimetres * larger) / 5) * 5 };
}

/** No form is made much smaller or larger than usual, whatever its weight. */
const LEAST = 0.6;
const MOST = 1.7;
