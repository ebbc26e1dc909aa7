import FileX from "lucide-react/icons/file-x";
import Printer from "lucide-react/icons/printer";
import ReceiptIndianRupee from "lucide-react/icons/receipt-indian-rupee";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { Button } from "#web/design/button/button.tsx";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { billPhrases } from "#web/features/payments/wording/bills.ts";
import { PaperSection } from "./paper-section.tsx";
import type { ReactNode } from "react";
import type { Result } from "#core/shared/result.ts";
import type { PapersModel } from "./papers-model.ts";

type Numbered = { readonly number: string };
type Place = { readonly address: string; readonly words: string };

type PapersOfOneProps<Paper extends Numbered> = {
  readonly model: PapersModel<Result<readonly Paper[], unknown>>;
  readonly waiting: ReactNode;
  readonly says: Readonly<Record<"notShown" | "unknown" | "unknownText" | "noneText", string>>;
  /** What was bought, and the list that it stands in. */
  readonly one: Place;
  readonly all: Place;
  readonly titleOf: (paper: Paper) => "receipt" | "bill-of-supply" | "invoice" | "credit-note";
  readonly draw: (paper: Paper) => ReactNode;
  /** What became of the money, of which no paper tells; null: nothing. */
  readonly note?: string | null;
};

/** The papers of one thing that was bought, the newest first, as they are printed. */
export const PapersOfOne = observer(function PapersOfOne<Paper extends Numbered>({
  model,
  waiting,
  says,
  one,
  all,
  titleOf,
  draw,
  note = null,
}: PapersOfOneProps<Paper>) {
  useEffect(() => void model.ask(), [model]);
  const { state } = model;
  if (state.kind === "unavailable") return <TryAgain what={says.notShown} onPress={() => void model.ask()} />;
  if (state.kind === "reading") return waiting;
  if (state.value.kind === "refused")
    return (
      <NothingYet Icon={FileX} heading={says.unknown} text={says.unknownText}>
        <a className="button main" href={all.address}>
          {all.words}
        </a>
      </NothingYet>
    );
  const papers = state.value.value;
  const toOne = (
    <a className="button quiet" href={one.address}>
      {one.words}
    </a>
  );
  if (papers.length === 0)
    return (
      <NothingYet Icon={ReceiptIndianRupee} heading={billPhrases.none} text={says.noneText}>
        {toOne}
      </NothingYet>
    );
  return (
    <div className="stack gap-6">
      <div className="row flex-wrap no-print">
        {toOne}
        <a className="button quiet" href={all.address}>
          {all.words}
        </a>
        <Button look="quiet" onPress={() => globalThis.print()}>
          <Printer className="icon" aria-hidden="true" />
          {billPhrases.print}
        </Button>
      </div>
      {note === null ? null : (
        <div className="no-print">
          <Notice kind="note">{note}</Notice>
        </div>
      )}
      {papers.map((paper) => (
        <PaperSection
          key={paper.number}
          title={billPhrases[titleOf(paper)]}
          number={paper.number}
          download={model.downloadOf(paper.number)}
          onDownload={() => void model.fetch(paper.number)}
        >
          {draw(paper)}
        </PaperSection>
      ))}
    </div>
  );
});
