import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { couponWords } from "./coupon-words.ts";
import type { Paise } from "#core/shared/money.ts";

type DearerNoticeProps = {
  /** The coupon on the cart. */
  readonly code: string;
  /** By how much the total falls without it; null: it doesn't, and nothing is said. */
  readonly less: Paise | null;
  /** What the coupon's own delivery costs; 0: it has none. */
  readonly priority: Paise;
  readonly onRemove: () => void;
};

/** Says that the coupon makes it dearer, with the press that takes it off. The region stands before its message, so that it is read out. */
export function DearerNotice({ code, less, priority, onRemove }: DearerNoticeProps) {
  return (
    <div role="status" className="no-print">
      {less === null ? null : (
        <Notice kind="note">
          <b>{couponWords.dearer(less)}</b> {couponWords.dearerWhy(priority)}{" "}
          <Button look="text" onPress={onRemove}>
            {couponWords.removeOf({ code })}
          </Button>
        </Notice>
      )}
    </div>
  );
}
