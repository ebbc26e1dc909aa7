import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { minePhrases } from "#web/features/trackers/wording/mine.ts";
import { outboxPhrases } from "#web/features/trackers/wording/outbox.ts";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";

const { hide: words } = minePhrases;

/** Takes calories and weight from all pages, or shows them again. */
export const HideFigures = observer(function HideFigures({ store }: { readonly store: TrackerStore }) {
  const isHidden = store.bodyFigures === "hidden";
  return (
    <section aria-labelledby="hide" className="panel stack gap-4">
      <h2 id="hide" className="heading-3">
        {words.title}
      </h2>
      <p>{words.text}</p>
      <div role="status" className="stack gap-3">
        <p className="strong">{isHidden ? words.hidden : words.shown}</p>
        {store.hasFailed ? <Notice kind="bad">{outboxPhrases.failed}</Notice> : null}
      </div>
      <div>
        <Button look="quiet" onPress={() => void store.setBodyFigures(isHidden ? "shown" : "hidden")}>
          {isHidden ? words.show : words.hide}
        </Button>
      </div>
    </section>
  );
});
