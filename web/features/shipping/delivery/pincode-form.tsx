import { useId } from "react";
import { deliveryCheckPhrases as says } from "#web/features/shipping/wording/delivery-check.ts";
import type { FormEvent } from "react";

type PincodeFormProps = {
  /** What the field holds at first. */
  readonly pincode: string | null;
  readonly isWrong: boolean;
  readonly isAsking: boolean;
  /** What its button says. */
  readonly ask: string;
  /** The id of what tells how it went. */
  readonly told: string;
  readonly onAsk: (typed: string) => void;
};

/** Where a pincode is typed. Nothing is asked twice at once. */
export function PincodeForm({ pincode, isWrong, isAsking, ask, told, onAsk }: PincodeFormProps) {
  const field = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("pincode");
    if (!isAsking && typeof typed === "string") onAsk(typed);
  };
  return (
    <form method="post" className="joined-input" onSubmit={submit} noValidate>
      <label className="visually-hidden" htmlFor={field}>
        {says.pincode}
      </label>
      <input
        id={field}
        name="pincode"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={20} // Blanks and dashes in it are taken out as it is read.
        placeholder={says.pincode}
        defaultValue={pincode ?? ""}
        aria-invalid={isWrong || undefined}
        aria-describedby={told}
      />
      <button type="submit" className={isAsking ? "button soft is-busy" : "button soft"} aria-disabled={isAsking || undefined}>
        {isAsking ? says.checking : ask}
      </button>
    </form>
  );
}
