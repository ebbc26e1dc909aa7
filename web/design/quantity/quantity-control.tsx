import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { useLayoutEffect, useRef } from "react";

type QuantityControlProps = {
  readonly quantity: number;
  readonly least: number;
  readonly most: number;
  /** Fills the width that it is given. */
  readonly width?: "own" | "full";
  /** "taken" when it appears, where nothing else has it: it stands where something was pressed that is gone now. */
  readonly focus?: "left" | "taken";
  readonly words: { readonly quantity: string; readonly less: string; readonly more: string };
  readonly onChange: (quantity: number) => void;
};

/** One less, how many, one more. A button at its limit is off, and hands focus to the other one. */
export function QuantityControl({ quantity, least, most, width = "own", focus = "left", words, onChange }: QuantityControlProps) {
  const minus = useRef<HTMLButtonElement>(null);
  const plus = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (focus === "taken" && document.activeElement === document.body) (plus.current?.disabled ? minus : plus).current?.focus();
  }, [focus]);
  const takeOne = () => {
    if (quantity < 1) return;
    onChange(quantity - 1);
    if (quantity - 1 <= least) plus.current?.focus();
  };
  const addOne = () => {
    onChange(quantity + 1);
    if (quantity + 1 >= most) minus.current?.focus();
  };
  return (
    <fieldset className={width === "full" ? "quantity wide" : "quantity"} aria-label={words.quantity}>
      <button ref={minus} type="button" aria-label={words.less} disabled={quantity <= least} onClick={takeOne}>
        <Minus className="icon" aria-hidden="true" />
      </button>
      <input readOnly tabIndex={-1} aria-label={words.quantity} value={quantity} />
      <button ref={plus} type="button" aria-label={words.more} disabled={quantity >= most} onClick={addOne}>
        <Plus className="icon" aria-hidden="true" />
      </button>
    </fieldset>
  );
}
