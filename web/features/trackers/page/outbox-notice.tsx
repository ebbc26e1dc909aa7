import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { trackerWords } from "./tracker-words.ts";
import type { Day } from "#core/shared/day.ts";
import type { TrackerParts } from "./tracker-parts.ts";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";

type OutboxNoticeProps = {
  readonly store: TrackerStore;
  /** The day that is shown. */
  readonly shown: Day;
  readonly saysNoted?: TrackerParts["saysNoted"];
};

/** Notices about entries: the last one can be undone, some are not sent yet, or the server refused some. */
export const OutboxNotice = observer(function OutboxNotice({ store, shown, saysNoted }: OutboxNoticeProps) {
  const { undoing, refusals, notes } = store;
  const { inWindow } = notes;
  const now = store.entries.find(({ entry }) => entry === undoing?.entry)?.value ?? null;
  const isSaidBeside = saysNoted === "add" && undoing?.before === null && now !== null && !("none" in now);
  const refused = refusals.filter(({ why }) => why !== "ahead").length;
  const waiting = store.line === "lost" ? notes.waiting.length + store.pressing.length : 0;
  return (
    <div className="tracker-news" role="status">
      {undoing === null || isSaidBeside ? null : (
        <p className="row">
          {trackerWords.doneText(undoing.before, now, store.bodyFigures, shown)}
          <Button look="text" onPress={() => void store.undo()}>
            {trackerWords.entries.undo}
          </Button>
        </p>
      )}
      {store.asksForConsent && store.unkept.length > 0 ? <Notice kind="note">{trackerWords.outbox.beforeConsent}</Notice> : null}
      {notes.held.length === 0 ? null : (
        <Notice kind="note">
          <p>{trackerWords.held(notes.held.length)}</p>
          <p className="row flex-wrap">
            <Button look="quiet" onPress={() => void store.sendHeld()}>
              {trackerWords.outbox.sendHeld}
            </Button>
            <Button look="text" onPress={() => void store.dropHeld()}>
              {trackerWords.outbox.dropHeld}
            </Button>
          </p>
        </Notice>
      )}
      {store.isFirstReading ? <p className="small muted">{trackerWords.reading}</p> : null}
      {store.isCutShort ? <p className="small muted">{trackerWords.outbox.cutShort}</p> : null}
      {waiting === 0 || inWindow.presses > 0 ? null : <p className="small muted">{trackerWords.waiting(waiting)}</p>}
      {waiting === 0 || inWindow.presses === 0 ? null : <Notice kind="bad">{trackerWords.unkept(inWindow.presses)}</Notice>}
      {inWindow.begun ? <Notice kind="note">{trackerWords.outbox.begunUnkept}</Notice> : null}
      {store.isAhead ? <p className="small muted">{trackerWords.outbox.ahead}</p> : null}
      {refused === 0 ? null : <Notice kind="note">{trackerWords.refused(refused)}</Notice>}
      {store.hasFailed ? <Notice kind="bad">{trackerWords.outbox.failed}</Notice> : null}
    </div>
  );
});
