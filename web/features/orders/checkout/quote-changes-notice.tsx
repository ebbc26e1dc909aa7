import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { Notice } from "#web/design/notice/notice.tsx";
import { quoteChangesText } from "./quote-changes-text.ts";
import type { CheckoutModel } from "./checkout-model.ts";

/**
 * What changed of the bill since it was shown, line by line. The region stands before its first news, so that it is read out; after a press
 * it is gone to.
 */
export const QuoteChangesNotice = observer(function News({ model }: { readonly model: CheckoutModel }) {
  const { news, placing } = model;
  const region = useRef<HTMLDivElement>(null);
  const wasPlacing = useRef(false);
  useEffect(() => {
    if (placing === "sending") wasPlacing.current = true;
    else if (news !== null && wasPlacing.current) {
      wasPlacing.current = false;
      region.current?.focus();
    }
  }, [news, placing]);
  const text = news === null ? null : quoteChangesText(news);
  return (
    <div role="status" className="quote-changes" tabIndex={-1} ref={region}>
      {text === null ? null : (
        <Notice kind="note">
          <b>{text.heading}</b>
          {text.lines.length === 0 ? null : (
            <ul>
              {text.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
    </div>
  );
});
