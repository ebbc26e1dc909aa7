import { POSE_DRAWINGS } from "./pose-drawings.ts";
import type { Pose } from "#core/trackers/routines/routines.ts";

/** A pose in a few strokes; its name stands beside it. */
export function PosePicture({ pose }: { readonly pose: Pose }) {
  const { head, body, beside } = POSE_DRAWINGS[pose];
  const [x, y] = head;
  return (
    <svg className="pose" viewBox="0 0 120 96" aria-hidden="true">
      <path className="pose-ground" d="M6 92H114" />
      {beside === undefined ? null : <path className="pose-beside" d={beside} />}
      <path className="pose-body" d={body} />
      <circle className="pose-head" cx={x} cy={y} r="8" />
    </svg>
  );
}
