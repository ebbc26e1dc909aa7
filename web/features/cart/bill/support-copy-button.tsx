import Copy from "lucide-react/icons/copy";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { cartWords } from "#web/features/cart/cart-words.ts";
import { CopyByHand } from "./copy-by-hand.tsx";
import { SupportCopy } from "./support-copy.ts";
import { writeToClipboard } from "./write-to-clipboard.ts";
import type { BillModel } from "./bill-model.ts";

/** Copies the file from which support makes this very bill. */
export const SupportCopyButton = observer(function SupportCopyButton({ bill }: { readonly bill: BillModel }) {
  const [support] = useState(() => new SupportCopy(bill, writeToClipboard));
  const { told, copy, close } = support;
  return (
    <div className="support-copy">
      <Button look="text" state={told.kind === "copying" ? "busy" : "ready"} onPress={() => void copy()}>
        <Copy className="icon" aria-hidden="true" /> {cartWords.copyForSupport}
      </Button>
      <p className="small muted" role="status">
        {cartWords.copyState(told)}
      </p>
      {told.kind === "by-hand" ? <CopyByHand file={told.file} onClose={close} /> : null}
    </div>
  );
});
