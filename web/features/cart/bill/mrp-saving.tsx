import ChevronDown from "lucide-react/icons/chevron-down";
import { observer } from "mobx-react-lite";
import { memo, useDeferredValue } from "react";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { Explanation } from "#web/design/bill/explanation.tsx";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { billWords } from "./bill-words.ts";
import { savingOnMrp } from "./saving-on-mrp.ts";
import type { ShopLines } from "#web/features/cart/store/cart-storage.ts";

/** What is saved on MRP, and how that comes about; nothing where nothing is. */
export const MrpSaving = observer(function MrpSaving() {
  return <SavingOf lines={useDeferredValue(useStore(CartStore).lines)} />;
});

const SavingOf = memo(function SavingOf({ lines }: { readonly lines: ShopLines }) {
  const saving = savingOnMrp(lines);
  if (saving === null) return null;
  return (
    <details className="mrp-saving">
      <summary>
        {billWords.savingOnMrp(saving.saving)} <ChevronDown className="icon icon-small chevron faint" aria-hidden="true" />
      </summary>
      <div className="explanation">
        <Explanation {...billWords.explainedSaving(saving)} />
      </div>
    </details>
  );
});
