/** A step of a routine: which pose is held or moved into, for how many seconds. */
export type RoutineStep = { readonly pose: Pose; readonly seconds: number };
export type RoutineKind = "surya" | "desk" | "stairs" | "back" | "breath";

/** A short routine. `activity` is its code in the table of activities; its steps are done `rounds` times. */
export type Routine = {
  readonly id: string;
  readonly kind: RoutineKind;
  readonly activity: string;
  readonly rounds: number;
  readonly steps: readonly RoutineStep[];
};

export const ROUTINE_KINDS = ["surya", "desk", "stairs", "back", "breath"] as const satisfies readonly RoutineKind[];

export const POSES = [
  ...(["stand", "prayer", "arms-up", "fold", "lunge", "plank", "eight-points", "cobra", "dog", "climb", "step-up", "step-down"] as const),
  ...([
    "chair",
    "neck-side",
    "neck-front",
    "shoulders",
    "wrists",
    "chair-twist",
    "chair-reach",
    "chair-fold",
    "leg-out",
    "chair-rise",
  ] as const),
  ...(["heels-up", "heels-down", "cat", "cow", "bridge", "lying", "knees-in", "knees-side", "child", "side-bend"] as const),
  ...(["breathe-in", "hold", "breathe-out", "nostril-left", "nostril-right", "hum"] as const),
] as const;
export type Pose = (typeof POSES)[number];

const [SURYA, STRETCHING, HATHA, STAIRS, STAIRS_SLOW, NADI] = ["02180", "02101", "02150", "17131", "17133", "02170"] as const;

const each = (seconds: number, ...poses: readonly Pose[]): readonly RoutineStep[] => poses.map((pose) => ({ pose, seconds }));
const SUN: readonly Pose[] = [
  ...(["prayer", "arms-up", "fold", "lunge", "plank", "eight-points"] as const),
  ...(["cobra", "dog", "lunge", "fold", "arms-up", "prayer"] as const),
];

/** The 24 routines of /wellness/physical. Source: specification/wellness.md, Routines. */
export const ROUTINES: readonly Routine[] = [
  { id: "surya-slow", kind: "surya", activity: SURYA, rounds: 2, steps: each(12, ...SUN) },
  { id: "surya-three", kind: "surya", activity: SURYA, rounds: 6, steps: each(5, ...SUN) },
  { id: "surya-six", kind: "surya", activity: SURYA, rounds: 12, steps: each(4, ...SUN) },
  {
    id: "surya-chair",
    kind: "surya",
    activity: STRETCHING,
    rounds: 3,
    steps: each(10, "chair", "chair-reach", "chair-fold", "leg-out", "chair-twist", "chair-reach", "chair"),
  },
  { id: "desk-neck", kind: "desk", activity: STRETCHING, rounds: 3, steps: each(10, "chair", "neck-side", "neck-front", "neck-side") },
  { id: "desk-shoulders", kind: "desk", activity: STRETCHING, rounds: 4, steps: each(8, "shoulders", "chair", "chair-reach", "chair") },
  { id: "desk-wrists", kind: "desk", activity: STRETCHING, rounds: 4, steps: each(10, "wrists", "chair", "wrists") },
  { id: "desk-twist", kind: "desk", activity: STRETCHING, rounds: 3, steps: each(15, "chair-twist", "chair", "chair-twist") },
  { id: "desk-legs", kind: "desk", activity: STRETCHING, rounds: 4, steps: each(12, "leg-out", "chair", "leg-out") },
  { id: "desk-rise", kind: "desk", activity: STRETCHING, rounds: 8, steps: each(5, "chair", "chair-rise", "stand", "arms-up") },
  { id: "stairs-slow", kind: "stairs", activity: STAIRS_SLOW, rounds: 4, steps: [...each(45, "climb"), ...each(15, "stand")] },
  { id: "stairs-brisk", kind: "stairs", activity: STAIRS, rounds: 6, steps: [...each(40, "climb"), ...each(20, "stand")] },
  { id: "stairs-step", kind: "stairs", activity: STAIRS_SLOW, rounds: 20, steps: each(5, "step-up", "step-down") },
  { id: "stairs-heels", kind: "stairs", activity: STRETCHING, rounds: 15, steps: each(4, "heels-up", "heels-down") },
  { id: "back-cat", kind: "back", activity: HATHA, rounds: 8, steps: each(6, "cat", "cow") },
  { id: "back-bridge", kind: "back", activity: HATHA, rounds: 6, steps: each(10, "lying", "bridge") },
  { id: "back-knees", kind: "back", activity: HATHA, rounds: 3, steps: each(15, "knees-in", "knees-side", "knees-in", "lying") },
  { id: "back-cobra", kind: "back", activity: HATHA, rounds: 4, steps: each(12, "child", "cobra", "child") },
  { id: "back-side", kind: "back", activity: HATHA, rounds: 5, steps: each(8, "stand", "side-bend", "stand", "side-bend") },
  { id: "breath-even", kind: "breath", activity: NADI, rounds: 22, steps: each(4, "breathe-in", "breathe-out") },
  { id: "breath-long", kind: "breath", activity: NADI, rounds: 18, steps: [...each(4, "breathe-in"), ...each(6, "breathe-out")] },
  { id: "breath-box", kind: "breath", activity: NADI, rounds: 11, steps: each(4, "breathe-in", "hold", "breathe-out", "hold") },
  {
    id: "breath-nadi",
    kind: "breath",
    activity: NADI,
    rounds: 10,
    steps: each(4, "nostril-left", "breathe-out", "nostril-right", "breathe-out"),
  },
  { id: "breath-hum", kind: "breath", activity: NADI, rounds: 12, steps: [...each(4, "breathe-in"), ...each(8, "hum")] },
];
