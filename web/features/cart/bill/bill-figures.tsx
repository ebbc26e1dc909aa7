import { observer } from "mobx-react-lite";
import { memo, useDeferredValue } from "react";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { Bill } from "#web/design/bill/bill.tsx";
import { Button } from "#web/design/button/button.tsx";
import { BillLoader } from "./bill-loader.ts";
import { billWords } from "./bill-words.ts";
import type { BillState } from "./bill-model.ts";

/** The figures of the bill; a change of the total is read out. A press is answered before they are drawn anew. */
export const BillFigures = observer(function BillFigures() {
  const desk = useStore(BillLoader);
  const state = useDeferredValue<BillState>(desk.bill?.state ?? (desk.isUnavailable ? UNAVAILABLE : ASKING));
  return (
    <div>
      <p className="visually-hidden" role="status">
        {state.kind === "priced" ? billWords.totalIs(state.bill.total) : ""}
      </p>
      <Figures state={state} onTryAgain={desk.open} />
    </div>
  );
});

const ASKING: BillState = { kind: "asking" };
const UNAVAILABLE: BillState = { kind: "unavailable" };

type FiguresProps = { readonly state: BillState; readonly onTryAgain: () => Promise<void> };

const Figures = memo(function Figures({ state, onTryAgain }: FiguresProps) {
  switch (state.kind) {
    case "asking":
      return (
        <>
          <p className="visually-hidden">{billWords.asking}</p>
          <span className="skeleton bill-skeleton" aria-hidden="true" />
        </>
      );
    case "unavailable":
      return (
        <p className="small muted">
          {billWords.unavailable}{" "}
          <Button look="text" onPress={() => void onTryAgain()}>
            {billWords.tryAgain}
          </Button>
        </p>
      );
    case "signed-out":
      return <p className="small">{billWords.signedOut}</p>;
    case "beyond-limits":
      return <p className="small">{billWords.beyondLimits}</p>;
    case "priced":
      return <Bill figures={billWords.figures(state.bill)} />;
  }
});
