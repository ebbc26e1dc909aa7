import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { useFocusAfterPress } from "#web/platform/window/focus-after-press.ts";
import { dayPhrases } from "#web/features/desk/wording/day.ts";
import { hoursPhrases as phrases } from "./wording/hours.ts";
import type { HoursModel } from "./hours-model.ts";

/** What came of a press; a live region that stands before its message. */
export const HoursOutcome = observer(function HoursOutcome({ model }: { readonly model: HoursModel }) {
  const bad = sentenceOf(model);
  const outcome = useFocusAfterPress<HTMLDivElement>(model.done ?? model.changed);
  return (
    <div ref={outcome} role="status" tabIndex={-1} className="stack gap-3">
      {bad === null ? null : <Notice kind="bad">{bad}</Notice>}
      {model.changed === null ? null : (
        <div className="row flex-wrap">
          <Button look="quiet" onPress={() => model.takeTheirs()}>
            {phrases.takeTheirs}
          </Button>
          <Button look="quiet" onPress={() => void model.keepMine()}>
            {phrases.keepMine}
          </Button>
        </div>
      )}
      <Done model={model} />
    </div>
  );
});

/** What went wrong, in a sentence; null: nothing did. */
export function sentenceOf({ isFaulty, sending }: HoursModel): string | null {
  if (isFaulty) return phrases.faulty;
  if (sending.kind === "unavailable") return phrases.unavailable;
  if (sending.kind !== "refused") return null;
  switch (sending.refusal.kind) {
    case "changed-meanwhile":
      return phrases.changedMeanwhile;
    case "faulty-calendar":
      return phrases.faulty;
    case "full-calendar":
      return phrases.full;
    case "no-practitioner":
      return dayPhrases.noDesk;
  }
}

const Done = observer(function Done({ model }: { readonly model: HoursModel }) {
  const { done, sending } = model;
  if (done === null) return null;
  if (done.kind === "undone") return <Notice kind="good">{phrases.undone}</Notice>;
  const [words, press] = done.kind === "saved" ? [phrases.undo, () => void model.undo()] : [phrases.putBack, () => model.putBack()];
  return (
    <div className="stack gap-3">
      <Notice kind="good">{phrases[done.kind]}</Notice>
      <div className="row">
        <Button look="quiet" state={sending.kind === "sending" ? "busy" : "ready"} onPress={press}>
          {words}
        </Button>
      </div>
    </div>
  );
});
