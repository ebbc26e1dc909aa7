import { useId } from "react";

type ProgressBarProps = {
  readonly label: string;
  /** 0 to 1; null: nobody knows how much there is. */
  readonly share: number | null;
  /** `moving`, where none is given: what it says is read out as it changes. `still`: it stands as it was drawn. */
  readonly kind?: "moving" | "still";
};

/** How much of something is done. */
export function ProgressBar({ label, share, kind = "moving" }: ProgressBarProps) {
  const id = useId();
  return (
    <div className="progress">
      <span id={id} className="small" role={kind === "moving" ? "status" : undefined}>
        {label}
      </span>
      <progress aria-labelledby={id} {...(share === null ? {} : { value: share, max: 1 })} />
    </div>
  );
}
