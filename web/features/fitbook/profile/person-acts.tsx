import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { TieButtons } from "#web/features/fitbook/people/tie-buttons.tsx";
import { TieOutcome } from "#web/features/fitbook/people/tie-outcome.tsx";
import { BlockDialog } from "./block-dialog.tsx";
import { ReportDialog } from "./report-dialog.tsx";
import type { VisiblePerson } from "#core/fitbook/people/visible-person.ts";
import type { TieModel } from "#web/features/fitbook/people/tie-model.ts";

type PersonActsProps = {
  readonly person: VisiblePerson;
  readonly tie: TieModel;
  readonly onDone: () => void;
  readonly onBlocked: () => void;
};

const { ties: words } = fitbookWords;

/** Everything that can be done about somebody on their profile. */
export const PersonActs = observer(function PersonActs({ person, tie, onDone, onBlocked }: PersonActsProps) {
  const [asked, ask] = useState<"block" | "report" | "reported" | null>(null);
  const close = () => ask(null);
  const mute = async () => {
    if (await tie.mute(!person.isMuted)) onDone();
  };
  return (
    <div className="stack gap-3">
      <TieButtons person={person} tie={tie} list={null} onDone={onDone} />
      <div className="fitbook-acts">
        <Button look="quiet" state={tie.state === "sending" ? "busy" : "ready"} onPress={() => void mute()}>
          {person.isMuted ? words.unmute : words.mute}
        </Button>
        <Button look="quiet" onPress={() => ask("report")}>
          {words.report}
        </Button>
        <Button look="danger-quiet" onPress={() => ask("block")}>
          {words.block}
        </Button>
      </div>
      {asked === null || asked === "reported" ? <TieOutcome tie={tie} /> : null}
      <div role="status">{asked === "reported" ? <Notice kind="good">{fitbookWords.report.done}</Notice> : null}</div>
      {asked === "block" ? <BlockDialog name={person.name} tie={tie} onBlocked={onBlocked} onClose={close} /> : null}
      {asked === "report" ? <ReportDialog name={person.name} tie={tie} onReported={() => ask("reported")} onClose={close} /> : null}
    </div>
  );
});
