import Lock from "lucide-react/icons/lock";
import Tag from "lucide-react/icons/tag";
import { useState } from "react";
import { CleanHtml } from "#web/design/link/clean-html.tsx";
import type { ReactNode, RefObject } from "react";

type CouponCardProps = {
  /** By which focus is given to it. */
  readonly card?: RefObject<HTMLLIElement | null>;
  readonly code: string;
  /** "on": it is on the cart; "shut": it can't be. */
  readonly look: "open" | "shut" | "on";
  /** Stands beside the code, if anything does. */
  readonly badge: string | null;
  readonly label: string;
  /** What it saves, or what would unlock it. */
  readonly says: string;
  /** What is to be known with that. */
  readonly note: string | null;
  readonly until: string;
  /** How far the cart is on the way to it, as a share of `most`; null: it is no matter of distance. */
  readonly way: { readonly label: string; readonly most: number; readonly reached: number } | null;
  /** Said of the whole card, which is one button then; `shown` stands in its corner. */
  readonly action: { readonly label: string; readonly shown: string | null; readonly onPress: () => void } | null;
  /** A button of its own in the corner. */
  readonly remove: { readonly label: string; readonly shown: string; readonly onPress: () => void } | null;
  /** Drawn when it is first opened: a list of coupons is drawn anew at every change of a cart. */
  readonly why: { readonly words: string; readonly label: string; readonly draw: () => ReactNode };
  readonly terms: { readonly words: string; readonly label: string; readonly html: string } | null;
  /** A way to unlock it, if there is one. */
  readonly step: ReactNode;
};

/** A coupon with its promise and its state. Where it can be pressed, all of the card but what opens in it is one button. */
export function CouponCard({ card, code, look, badge, label, says, note, until, way, action, remove, why, terms, step }: CouponCardProps) {
  const isShut = look === "shut";
  const [isOpened, open] = useState(false);
  return (
    <li ref={card} tabIndex={-1} className="coupon-card" data-look={look}>
      <span className="coupon-card-icon">
        {isShut ? <Lock className="icon" aria-hidden="true" /> : <Tag className="icon" aria-hidden="true" />}
      </span>
      <h3 className="coupon-card-code">
        {action === null ? (
          code
        ) : (
          <button type="button" aria-label={action.label} onClick={action.onPress}>
            {code}
          </button>
        )}
        {badge === null ? null : <span className="badge turmeric">{badge}</span>}
      </h3>
      {action === null || action.shown === null ? null : (
        <span className="coupon-card-action" aria-hidden="true">
          {action.shown}
        </span>
      )}
      {remove === null ? null : (
        <button type="button" className="coupon-card-action button text" aria-label={remove.label} onClick={remove.onPress}>
          {remove.shown}
        </button>
      )}
      <p className="coupon-card-label">{label}</p>
      <p>
        <span className={isShut ? "coupon-card-hint" : "coupon-card-saving"}>{says}</span>
        {note === null ? null : <span className="coupon-card-note">{note}</span>}
        {until}
      </p>
      {way === null ? null : <progress className="progress-track" aria-label={way.label} max={way.most} value={way.reached} />}
      <div className="coupon-card-details">
        {step}
        <details onToggle={() => open(true)}>
          <summary aria-label={why.label}>{why.words}</summary>
          <div className="explanation">{isOpened ? why.draw() : null}</div>
        </details>
        {terms === null ? null : (
          <details>
            <summary aria-label={terms.label}>{terms.words}</summary>
            <CleanHtml html={terms.html} className="coupon-card-terms" />
          </details>
        )}
      </div>
    </li>
  );
}
