import { observer } from "mobx-react-lite";
import { useId, useRef } from "react";
import { useWholeInput } from "#web/design/fields/use-whole-input.ts";
import { couponWords } from "./coupon-words.ts";
import type { ClipboardEvent, SyntheticEvent } from "react";
import type { CouponModel } from "./coupon-model.ts";

const WRONG = ["invalid", "not-applicable", "too-many-attempts"];

/** A code entered by hand, in capitals as it is typed, and what became of it. */
export const CouponEntry = observer(function CouponEntry({ coupons }: { readonly coupons: CouponModel }) {
  const { code, entry, type, check } = coupons;
  const outcomeId = useId();
  const field = useRef<HTMLInputElement>(null);
  useWholeInput(field);
  const isWrong = WRONG.includes(entry.kind);
  const isBusy = entry.kind === "checking";
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    check();
  };
  // What is pasted may have blanks around it, which the field would count.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    type(event.clipboardData.getData("text"));
  };
  return (
    <form method="post" className={isWrong ? "field is-error coupon-entry" : "field coupon-entry"} onSubmit={send}>
      <div className="joined-input">
        <input
          ref={field}
          value={code}
          placeholder={couponWords.codePlaceholder}
          aria-label={couponWords.code}
          aria-describedby={outcomeId}
          aria-invalid={isWrong || undefined}
          maxLength={10}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck="false"
          enterKeyHint="go"
          onChange={({ target }) => type(target.value)}
          onPaste={paste}
        />
        <button
          type="submit"
          className={["button main", code.trim() === "" ? "is-off" : null, isBusy ? "is-busy" : null].filter(Boolean).join(" ")}
          aria-disabled={code.trim() === "" || isBusy || undefined}
        >
          {couponWords.apply}
        </button>
      </div>
      <p className={isWrong ? "field-error" : "small muted"} id={outcomeId} role="status">
        {couponWords.entry(entry)}
      </p>
    </form>
  );
});
