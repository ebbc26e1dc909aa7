import { PLACEHOLDER_SIDE } from "#core/files/placeholder.ts";
import type { Placeholder } from "#core/files/placeholder.ts";

const SIZE = { width: 1_200, height: 800 };

/** What people of the demo show with their posts. `rows`: the colours that keep its place, from the top. */
type Scene = { readonly shows: string; readonly rows: readonly [string, string, string, string]; readonly shapes: string };

const fill = (colour: string, path: string): string => `<path fill="${colour}" d="${path}"/>`;
const disc = (colour: string, [x, y, r]: readonly [number, number, number]): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;
const line = (colour: string, width: number, path: string): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`;
/** The whole picture, from one colour at the top to another at the bottom. */
const ground = (from: string, to: string): string =>
  `<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="1200" height="800" fill="url(#g)"/>`;
const tree = (x: number, y: number, size: number): string =>
  line("#5b4330", size / 6, `M${x} ${y}v${-size}`) +
  disc("#3f6b3c", [x, y - size * 1.3, size * 0.6]) +
  disc("#527f47", [x - size * 0.45, y - size, size * 0.45]) +
  disc("#4a7541", [x + size * 0.45, y - size, size * 0.45]);

const bicycle = [
  disc("#2b2f33", [430, 590, 112]) + disc("#dfe6d3", [430, 590, 98]),
  disc("#2b2f33", [770, 590, 112]) + disc("#dfe6d3", [770, 590, 98]),
  line("#b8432f", 16, "M430 590 L540 430 L720 430 L600 590 L430 590 M540 430 L600 590 M770 590 L705 390"),
  line("#2b2f33", 14, "M665 380 L745 392 M510 420 L580 416"),
].join("");

export const SCENES = {
  hill: {
    shows: "A hill at dawn, with a path up to a small temple",
    rows: ["#f6c68f", "#f2a57c", "#9c8a78", "#5d6b4b"],
    shapes:
      ground("#f9d8a4", "#ee8d6d") +
      disc("#fff1c9", [820, 330, 84]) +
      fill("#b98f86", "M0 470 Q260 330 520 450 T1200 400 V800 H0Z") +
      fill("#86796a", "M0 580 Q340 380 640 540 T1200 520 V800 H0Z") +
      fill("#56663f", "M0 660 Q420 560 760 650 T1200 630 V800 H0Z") +
      line("#d9b98a", 22, "M520 800 Q640 720 560 650 Q500 590 600 540 Q640 515 628 490") +
      fill("#8d4a35", "M590 490 L630 420 L670 490Z") +
      line("#8d4a35", 5, "M630 420V372") +
      fill("#d9622f", "M630 372 L672 386 L630 400Z"),
  },
  lake: {
    shows: "A garden lake in the evening, with a bench under the trees",
    rows: ["#6f7fb0", "#a58fae", "#7f97a8", "#4d6b4a"],
    shapes:
      ground("#5f74ab", "#d9a3a0") +
      fill("#8fa9bd", "M0 470 H1200 V640 H0Z") +
      line("#b9cad6", 6, "M120 520H420 M560 560H900 M240 600H520 M800 510H1090") +
      fill("#48683f", "M0 630 Q600 590 1200 640 V800 H0Z") +
      tree(180, 660, 190) +
      tree(1_010, 670, 220) +
      line("#6b4a32", 16, "M520 690H740 M530 640H730 M545 640V740 M715 640V740") +
      line("#2f2b3d", 6, "M560 200q20 -22 40 0q20 -22 40 0 M700 150q16 -18 32 0q16 -18 32 0 M430 130q14 -16 28 0q14 -16 28 0"),
  },
  road: {
    shows: "A red bicycle on a road between fields of mustard",
    rows: ["#a9cfe6", "#cfe0d0", "#d8c04e", "#8f8a80"],
    shapes:
      ground("#8fc1e3", "#e6efe0") +
      fill("#e2c33f", "M0 420 H1200 V560 H0Z") +
      line("#c9a92f", 10, "M0 460H1200 M0 510H1200") +
      fill("#7fa04c", "M0 400 Q600 370 1200 400 V440 H0Z") +
      fill("#8f8a80", "M0 560 H1200 V800 H0Z") +
      line("#e9e4d4", 12, "M60 740H240 M420 740H600 M780 740H960 M1100 740H1200") +
      bicycle,
  },
  stairs: {
    shows: "Stone stairs, seen from below",
    rows: ["#e5ddcf", "#cbbfae", "#a89b89", "#857765"],
    shapes:
      ground("#eee6d8", "#cdc2b1") +
      Array.from({ length: 8 }, (_, nth) => {
        const [top, inset] = [760 - nth * 84, nth * 62];
        return fill(nth % 2 === 0 ? "#9a8c79" : "#ab9d8a", `M${60 + inset} ${top} H${1_140 - inset} V${top + 50} H${60 + inset}Z`);
      }).join("") +
      line("#5b5146", 14, "M70 700 L570 90 M1130 700 L630 90"),
  },
  pot: {
    shows: "A pot of khichdi on a table, with six plates around it",
    rows: ["#b9794e", "#c98f57", "#c98f57", "#a3683f"],
    shapes:
      ground("#b9774b", "#9c5f3a") +
      [
        [250, 210],
        [600, 150],
        [950, 210],
        [250, 590],
        [600, 660],
        [950, 590],
      ]
        .map(([x = 0, y = 0]) => disc("#f3ede2", [x, y, 110]) + disc("#e0d6c5", [x, y, 74]))
        .join("") +
      disc("#4b4f55", [600, 405, 190]) +
      disc("#e3b341", [600, 405, 158]) +
      [
        [540, 360],
        [650, 340],
        [690, 430],
        [580, 460],
        [520, 430],
        [620, 400],
      ]
        .map(([x = 0, y = 0]) => disc("#5f8f3f", [x, y, 14]))
        .join(""),
  },
  mat: {
    shows: "A yoga mat by a window at sunrise",
    rows: ["#f3e3c8", "#f6cf93", "#d9c3a3", "#6f8f86"],
    shapes:
      ground("#f1e4cf", "#d8c09c") +
      fill("#f9d08c", "M380 90 H820 V470 H380Z") +
      disc("#fff3d0", [600, 370, 82]) +
      line("#8a6a4a", 18, "M380 90H820V470H380Z M600 90V470 M380 280H820") +
      fill("#5f867d", "M180 690 L1020 690 L1130 780 L70 780Z") +
      line("#3f4a52", 34, "M420 700 Q520 520 640 600 L790 702") +
      disc("#3f4a52", [470, 660, 34]),
  },
  ground: {
    shows: "A running track at first light",
    rows: ["#f3d9b4", "#f0b78d", "#8fa878", "#b5654a"],
    shapes:
      ground("#f7e2bd", "#efb184") +
      disc("#fff3d2", [600, 330, 120]) +
      fill("#7f9a6a", "M0 430 Q600 390 1200 430 V560 H0Z") +
      fill("#b5654a", "M0 540 Q600 470 1200 540 V800 H0Z") +
      line("#f0d9c8", 10, "M0 610 Q600 535 1200 610 M0 690 Q600 605 1200 690 M0 775 Q600 680 1200 775") +
      tree(150, 470, 110) +
      tree(1_060, 470, 130),
  },
  night: {
    shows: "The moon over roofs, one window still lit",
    rows: ["#22304f", "#2f4166", "#3d4f70", "#1d2536"],
    shapes:
      ground("#1f2c4a", "#4a5d80") +
      disc("#f5edd2", [620, 300, 130]) +
      disc("#2b3b5e", [685, 262, 112]) +
      disc("#dfe6f2", [280, 180, 6]) +
      disc("#dfe6f2", [430, 330, 5]) +
      disc("#dfe6f2", [900, 160, 6]) +
      disc("#dfe6f2", [1_010, 360, 5]) +
      fill("#1a2233", "M0 560 H220 V500 H430 V590 H560 V520 H800 V610 H960 V540 H1200 V800 H0Z") +
      fill("#f2c66d", "M640 570 H700 V640 H640Z"),
  },
  sticks: {
    shows: "Two painted sticks for garba, crossed before a lamp",
    rows: ["#8d2f4a", "#a33b4f", "#a33b4f", "#6f2440"],
    shapes:
      ground("#9c3550", "#67213c") +
      disc("#f0b64a", [600, 400, 250]) +
      disc("#9c3550", [600, 400, 214]) +
      disc("#f6dca6", [600, 400, 84]) +
      line("#2f7f78", 34, "M370 640 L830 160") +
      line("#f0d9a0", 34, "M370 160 L830 640") +
      line("#d9622f", 34, "M430 577 L480 525 M720 275 L770 223 M430 223 L480 275 M720 525 L770 577"),
  },
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;

/** The scene as an SVG document. No text stands in it. */
export const shapesOf = (scene: SceneName): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="${SIZE.width}" height="${SIZE.height}">${SCENES[scene].shapes}</svg>`;

/** What keeps the place of a scene. */
export const placeholderOf = (scene: SceneName): Placeholder => ({
  ...SIZE,
  colours: Buffer.from(pixelsOf(SCENES[scene].rows)).toString("base64"),
});

const pixelsOf = (rows: Scene["rows"]): readonly number[] =>
  rows.flatMap((colour) =>
    Array.from({ length: PLACEHOLDER_SIDE }, () => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))).flat(),
  );
