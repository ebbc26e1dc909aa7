import { Lock, Tag } from "lucide-react";
import { CleanHtml } from "./clean-html.tsx";
import type { ReactNode } from "react";

type CouponCardProps = {
  readonly code: string;
  readonly look: "open" | "shut";
  readonly label: string;
  /** What it saves, or what would unlock it. */
  readonly says: string;
  readonly until: string;
  /** Said of the whole card, which is one button; `shown` stands in its corner. */
  readonly action: { readonly label: string; readonly shown: string | null; readonly onPress: () => void };
  readonly why: { readonly words: string; readonly label: string; readonly children: ReactNode };
  readonly terms: { readonly words: string; readonly label: string; readonly html: string } | null;
  /** A way to unlock it, if there is one. */
  readonly step: ReactNode;
};

/** A coupon with its promise and its state. All of the card but what opens in it is one button. */
export function CouponCard({ code, look, label, says, until, action, why, terms, step }: CouponCardProps) {
  const isShut = look === "shut";
  return (
    <li className={isShut ? "coupon shut" : "coupon"}>
      <span className="ic">{isShut ? <Lock className="i" aria-hidden="true" /> : <Tag className="i" aria-hidden="true" />}</span>
      <h3 className="code">
        <button type="button" aria-label={action.label} onClick={action.onPress}>
          {code}
        </button>
      </h3>
      {action.shown === null ? null : (
        <span className="act" aria-hidden="true">
          {action.shown}
        </span>
      )}
      <p className="lab">{label}</p>
      <p>
        <span className={isShut ? "hint" : "saves"}>{says}</span>
        {until}
      </p>
      <div className="opens">
        {step}
        <details>
          <summary aria-label={why.label}>{why.words}</summary>
          <div className="why">{why.children}</div>
        </details>
        {terms === null ? null : (
          <details>
            <summary aria-label={terms.label}>{terms.words}</summary>
            <CleanHtml html={terms.html} className="terms" />
          </details>
        )}
      </div>
    </li>
  );
}
