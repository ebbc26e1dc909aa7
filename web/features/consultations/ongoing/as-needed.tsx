import { observer } from "mobx-react-lite";
import { useState } from "react";
import { momentOf } from "#core/consultations/ticks/planned-dose.ts";
import { dayIn, daysAfter } from "#core/shared/day.ts";
import { DAYS_BACK } from "#core/consultations/ticks/tick-refusal.ts";
import { Button } from "#web/design/button/button.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { TickField } from "#web/design/fields/tick-field.tsx";
import { dayOf } from "#web/design/figures/days.ts";
import { momentAt } from "#web/design/figures/moments.ts";
import { FoldedText } from "#web/design/folded-panel/folded-text.tsx";
import { usePresent } from "#web/features/consultations/booking/use-present.ts";
import { scheduleWords } from "#web/features/consultations/prescriptions/schedule-words.ts";
import { ongoingPhrases as words } from "#web/features/consultations/wording/ongoing.ts";
import { useFocusAfterPress } from "#web/platform/window/focus-after-press.ts";
import { detailTexts } from "./detail-texts.ts";
import type { AsNeededToTick } from "#core/consultations/ticks/show-ongoing-therapy.use-case.ts";
import type { Day } from "#core/shared/day.ts";
import type { OngoingModel } from "./ongoing-model.ts";

type AsNeededProps = { readonly item: AsNeededToTick; readonly today: Day; readonly model: OngoingModel };

/** Something that is taken or done when it is needed: whether it may be now, and when it was. */
export const AsNeeded = observer(function AsNeeded({ item, today, model }: AsNeededProps) {
  const found = model.takable(item);
  const present = usePresent(model.shopTime(), typeof found === "number" ? [found] : []);
  const takable = typeof found === "number" && found <= present ? "now" : found;
  const taken = model.takenOf(item);
  const focusTarget = useFocusAfterPress<HTMLParagraphElement>(takable === "now"); // The button goes once it was pressed.
  return (
    <div className="stack gap-2">
      <p>
        <span className="strong">{item.name}</span>
        {[...detailTexts(item), scheduleWords.limits(item), words.until({ day: dayOf(item.until) })].map((text) => ` · ${text}`)}
      </p>
      <div className="row flex-wrap">
        {takable === "now" ? (
          <Button look="soft" onPress={() => void model.takeNow(item)}>
            {item.is === "drug" ? words.takenNow : words.doneNow}
            <span className="visually-hidden"> {item.name}</span>
          </Button>
        ) : null}
        <p role="status" className="small" ref={focusTarget} tabIndex={-1}>
          {takable === "now" ? null : takable === null ? words.over[item.is] : words.againFrom[item.is]({ moment: momentAt(takable) })}
        </p>
      </div>
      {taken.length === 0 ? null : (
        <ul className="stack gap-1">
          {taken.toReversed().map((dose) => (
            <li key={`${dose.day} ${dose.time}`}>
              <TickField
                label={words.takenAt({ moment: momentAt(momentOf(dose)), name: item.name })}
                isTicked={dose.isDone}
                onChange={(done) => void model.tick(dose, done)}
              />
            </li>
          ))}
        </ul>
      )}
      <FoldedText title={item.is === "drug" ? words.takenEarlier : words.doneEarlier}>
        <Earlier item={item} today={today} model={model} />
      </FoldedText>
    </div>
  );
});

type EarlierForm = { readonly day: string; readonly time: string; readonly problem: string | null; readonly faults: number };

/** What was taken and not noted then. */
const Earlier = observer(function Earlier({ item, today, model }: AsNeededProps) {
  const [{ day, time, problem, faults }, write] = useState<EarlierForm>({ day: today, time: "", problem: null, faults: 0 });
  function problemIn(dayText: string, timeText: string): string | null {
    const on = dayIn(dayText);
    if (on === null || timeText === "") return words.whenMissing;
    const note = model.lateNote(item, { day: on, time: timeText });
    if (note === "fits") return null;
    if (note === "ahead") return words.stillAhead;
    if (note === "outside") return words.outsideSpan;
    return words.notNoted[item.is];
  }
  function send(): void {
    const on = dayIn(day);
    const found = problemIn(day, time);
    if (on === null || found !== null) {
      write({ day, time, problem: found, faults: faults + 1 });
      return;
    }
    void model.tick({ booking: item.booking, item: item.item, day: on, time }, true);
    write({ day, time: "", problem: null, faults });
  }
  return (
    <Form faults={faults} onSubmit={send}>
      <TextField
        label={words.day}
        type="date"
        earliest={daysAfter(today, -DAYS_BACK)}
        latest={today}
        value={day}
        onChange={(text) => write({ day: text, time, problem: null, faults })}
      />
      <TextField
        label={words.time}
        type="time"
        value={time}
        problem={problem}
        onChange={(text) => write({ day, time: text, problem: null, faults })}
      />
      <div className="row">
        <button type="submit" className="button quiet">
          {words.note}
        </button>
      </div>
    </Form>
  );
});
