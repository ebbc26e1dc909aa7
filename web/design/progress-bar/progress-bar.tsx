import { useId } from "react";

/** How much of something is done, 0 to 1; null: nobody knows how much there is. */
export function ProgressBar({ label, share }: { readonly label: string; readonly share: number | null }) {
  const id = useId();
  return (
    <div className="progress">
      <span id={id} className="small" role="status">
        {label}
      </span>
      <progress aria-labelledby={id} {...(share === null ? {} : { value: share, max: 1 })} />
    </div>
  );
}
