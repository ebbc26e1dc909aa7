import { useId } from "react";
import type { LucideIcon } from "lucide-react";

type FileButtonProps = {
  readonly Icon: LucideIcon;
  readonly words: string;
  readonly accepted: string;
  readonly chooses: "several" | "one";
  readonly isWrong: boolean;
  readonly onChoose: (files: readonly File[]) => void;
};

/** The way to files of the device. */
export function FileButton({ Icon, words, accepted, chooses, isWrong, onChoose }: FileButtonProps) {
  const id = useId();
  return (
    <label className="button quiet file-button" htmlFor={id}>
      <Icon className="icon" aria-hidden="true" />
      {words}
      <input
        id={id}
        type="file"
        multiple={chooses === "several"}
        accept={accepted}
        aria-invalid={isWrong}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = ""; // The same one may be chosen again.
        }}
      />
    </label>
  );
}
