import type { Pose } from "#core/trackers/routines/routines.ts";

/** A figure on a ground of 120 × 96: its head, its strokes, and what stands beside it. */
export type PoseDrawing = { readonly head: readonly [x: number, y: number]; readonly body: string; readonly beside?: string };

const CHAIR = "M42 38V90M42 62H70V90";
const STAIRS = "M18 90H50V74H76V58H106";
const STEP = "M62 90V76H104";
const SITTING = "M60 37V66M60 66C46 68 36 80 44 88H76C84 80 74 68 60 66";
const seated = (rest: string): string => `M52 31V60H74L76 90${rest}`;

/** Each pose in a few strokes. */
export const POSE_DRAWINGS: Readonly<Record<Pose, PoseDrawing>> = {
  stand: { head: [60, 18], body: "M60 27V58M60 58 54 90M60 58 66 90M60 34 50 58M60 34 70 58" },
  prayer: { head: [60, 18], body: "M60 27V58M60 58 56 90M60 58 64 90M60 34 50 46 60 42M60 34 70 46 60 42" },
  "arms-up": { head: [60, 22], body: "M60 31V60M60 60 56 90M60 60 64 90M60 36 52 8M60 36 68 8" },
  fold: { head: [44, 74], body: "M66 90 64 54C58 46 50 52 46 64M50 58 52 88" },
  lunge: { head: [44, 34], body: "M48 42 62 62M62 62 42 64 40 90M62 62 102 90M49 46 50 88" },
  plank: { head: [24, 46], body: "M32 52 66 66 106 88M38 55 36 88" },
  "eight-points": { head: [22, 80], body: "M30 82C42 84 50 70 60 64L76 88 104 86M38 82 44 74 48 88" },
  cobra: { head: [34, 42], body: "M38 51C42 68 54 84 70 84H108M42 62 36 88" },
  dog: { head: [42, 74], body: "M62 34 38 66 22 90M62 34 94 90" },
  chair: { head: [52, 22], body: seated("M52 38 58 54 70 58"), beside: CHAIR },
  "neck-side": { head: [59, 23], body: seated("M52 38 58 54 70 58"), beside: `${CHAIR}M74 14A26 26 0 0 1 78 26` },
  "neck-front": { head: [61, 28], body: seated("M52 38 58 54 70 58"), beside: `${CHAIR}M76 20A22 22 0 0 1 74 36` },
  shoulders: { head: [52, 24], body: seated("M52 34 62 32 64 52"), beside: `${CHAIR}M84 46V28M78 34 84 28 90 34` },
  wrists: { head: [52, 22], body: seated("M52 38 76 40 84 32"), beside: `${CHAIR}M88 26A10 10 0 1 1 80 24` },
  "chair-twist": { head: [52, 22], body: seated("M52 38 38 50M52 36 40 44"), beside: CHAIR },
  "chair-reach": { head: [52, 24], body: seated("M52 36 48 6M52 36 58 6"), beside: CHAIR },
  "chair-fold": { head: [88, 66], body: "M52 60C60 50 74 52 82 60M52 60H74L76 90M76 58 82 86", beside: CHAIR },
  "leg-out": { head: [52, 22], body: "M52 31V60H104M52 38 58 54 70 56", beside: CHAIR },
  "chair-rise": { head: [68, 20], body: "M64 28 54 54 72 62 74 90M63 34 88 40", beside: CHAIR },
  climb: { head: [58, 10], body: "M58 19V46M58 46 52 60 46 74M58 46 72 46 66 58M58 26 46 38M58 26 72 34", beside: STAIRS },
  "step-up": { head: [60, 12], body: "M60 21V48M60 48 50 68 48 90M60 48 78 56 78 76M60 28 48 44M60 28 72 42", beside: STEP },
  "step-down": { head: [44, 18], body: "M44 27V58M44 58 40 90M44 58 50 90M44 34 36 56M44 34 54 54", beside: STEP },
  "heels-up": {
    head: [54, 12],
    body: "M54 21V52M54 52 50 80 46 90M54 52 60 80 56 90M54 28 46 52M54 28 64 52",
    beside: "M88 80V56M81 63 88 56 95 63",
  },
  "heels-down": {
    head: [54, 18],
    body: "M54 27V58M54 58 50 90H44M54 58 60 90H54M54 34 46 58M54 34 64 58",
    beside: "M88 56V80M81 73 88 80 95 73",
  },
  cat: { head: [28, 70], body: "M35 64C46 40 68 40 82 60M40 60V90M82 60V90H102" },
  cow: { head: [28, 46], body: "M35 52C46 72 68 74 82 58M40 60V90M82 58V90H102" },
  bridge: { head: [18, 84], body: "M26 86 64 56 88 60 90 90M32 90H58" },
  lying: { head: [18, 84], body: "M26 86H70L84 62 94 90M32 90H58" },
  "knees-in": { head: [18, 84], body: "M26 86H64L50 64 76 60M34 84 54 68" },
  "knees-side": { head: [18, 84], body: "M26 86H62L78 74 96 84M34 84 40 62" },
  child: { head: [30, 84], body: "M37 80C50 60 70 60 86 78M86 78 64 88H100M42 78 14 90" },
  "side-bend": { head: [76, 22], body: "M72 30C64 40 60 50 60 62M60 62 54 90M60 62 66 90M70 34C80 30 90 24 98 12M66 42 54 58" },
  "breathe-in": { head: [60, 28], body: `${SITTING}M60 44 44 60 40 76M60 44 76 60 80 76`, beside: "M60 34A22 22 0 1 0 60.1 34" },
  hold: { head: [60, 28], body: `${SITTING}M60 44 44 60 40 76M60 44 76 60 80 76`, beside: "M60 42A14 14 0 1 0 60.1 42" },
  "breathe-out": { head: [60, 28], body: `${SITTING}M60 44 44 60 40 76M60 44 76 60 80 76`, beside: "M60 49A7 7 0 1 0 60.1 49" },
  "nostril-left": { head: [60, 28], body: `${SITTING}M60 44 44 60 40 76M60 44 76 50 64 32` },
  "nostril-right": { head: [60, 28], body: `${SITTING}M60 44 76 60 80 76M60 44 44 50 56 32` },
  hum: {
    head: [60, 28],
    body: `${SITTING}M60 44 80 44 70 28M60 44 40 44 50 28`,
    beside: "M90 22A14 14 0 0 1 90 38M98 16A22 22 0 0 1 98 44",
  },
};
