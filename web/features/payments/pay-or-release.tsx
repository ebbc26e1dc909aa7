import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import type { PurchaseModel } from "./purchase/purchase-model.ts";

type PayWords = Readonly<Record<"beginning" | "release" | "payTrouble" | "unavailable", string>>;

type PayOrReleaseProps<Read, Refusal> = {
  readonly purchase: PurchaseModel<Read, Refusal>;
  readonly words: PayWords;
  readonly refusal: (refusal: Refusal) => string;
  /** What the press says, with the amount. */
  readonly pay: string;
  /** Whether something has to be done before it can be paid. */
  readonly lacks: boolean;
  readonly onRelease: () => void;
};

/** Paying for what is kept, or giving it up. */
export const PayOrRelease = observer(function PayOrRelease<Read, Refusal>(props: PayOrReleaseProps<Read, Refusal>) {
  const { purchase, words, refusal, pay, lacks, onRelease } = props;
  const { paying, step } = purchase;
  const isBeginning = paying.kind === "beginning";
  return (
    <>
      <div className="row flex-wrap">
        <Button look="main" size="big" state={isBeginning ? "busy" : lacks ? "off" : "ready"} onPress={() => void purchase.pay()}>
          {isBeginning ? words.beginning : pay}
        </Button>
        <Button look="quiet" state={step.kind === "sending" ? "busy" : "ready"} onPress={onRelease}>
          {words.release}
        </Button>
      </div>
      <div role="status">
        {paying.kind === "trouble" ? <Notice kind="bad">{words.payTrouble}</Notice> : null}
        {step.kind === "unavailable" ? <Notice kind="bad">{words.unavailable}</Notice> : null}
        {step.kind === "refused" ? <Notice kind="bad">{refusal(step.refusal)}</Notice> : null}
      </div>
    </>
  );
});
