import { useId } from "react";
import "./choice-card.css";
import type { ReactNode } from "react";

type ChoiceCardProps = {
  /** The same of all that one is chosen among. */
  readonly name: string;
  readonly value: string;
  /** "off" can't be chosen; its text says why. */
  readonly state: "chosen" | "open" | "off";
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly onChoose: () => void;
  /** What may be done with it beside choosing it. */
  readonly children?: ReactNode;
};

/** One of a few things to choose among, each told in full. */
export function ChoiceCard({ name, value, state, title, text, onChoose, children }: ChoiceCardProps) {
  const id = useId();
  return (
    <div className="choice-card" data-state={state}>
      <input
        id={id}
        type="radio"
        name={name}
        value={value}
        checked={state === "chosen"}
        disabled={state === "off"}
        aria-describedby={`${id}-text`}
        onChange={onChoose}
      />
      <label htmlFor={id}>{title}</label>
      {children === undefined ? null : <div className="choice-card-action">{children}</div>}
      <div className="choice-card-text" id={`${id}-text`}>
        {text}
      </div>
    </div>
  );
}
