import Download from "lucide-react/icons/download";
import { observer } from "mobx-react-lite";
import { OPEN_TRACKERS } from "#core/trackers/tracked-value.ts";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { minePhrases } from "#web/features/trackers/wording/mine.ts";
import type { ShownFigures } from "#core/trackers/body-figures.ts";
import type { MineModel } from "./mine-model.ts";

const { take: words } = minePhrases;

type TakeEntriesProps = { readonly model: MineModel; readonly figures: ShownFigures };

/** All entries as one file, and each tracker's as a table. */
export const TakeEntries = observer(function TakeEntries({ model, figures }: TakeEntriesProps) {
  const { state } = model.taking;
  const tables = OPEN_TRACKERS.filter((tracker) => tracker !== "weight" || figures !== "hidden");
  const busy = state === "sending" ? "busy" : "ready";
  return (
    <section aria-labelledby="take" className="panel stack gap-4">
      <h2 id="take" className="heading-3">
        {words.title}
      </h2>
      <p>{words.text}</p>
      <div>
        <Button look="main" state={busy} onPress={() => void model.take("presses")}>
          <Download className="icon" aria-hidden="true" />
          {words.all}
        </Button>
      </div>
      <h3 className="strong">{words.tables}</h3>
      <ul className="row flex-wrap">
        {tables.map((tracker) => (
          <li key={tracker}>
            <Button look="quiet" state={busy} onPress={() => void model.take(tracker)}>
              {words.names[tracker]}
            </Button>
          </li>
        ))}
      </ul>
      {figures !== "hidden" ? null : <p className="small muted">{words.hidden}</p>}
      <p className="small muted">{words.results}</p>
      <div role="status">
        {model.hasTaken ? <Notice kind="good">{words.taken}</Notice> : null}
        {state === "unavailable" ? <Notice kind="bad">{words.failed}</Notice> : null}
      </div>
    </section>
  );
});
