import X from "lucide-react/icons/x";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { REMINDER_TIMES, remindersRefusal } from "#core/trackers/reminder.ts";
import { Accordion } from "#web/design/accordion/accordion.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { holderOf } from "#core/account/patient.ts";
import { PushHere } from "#web/features/trackers/reminding/push-here.tsx";
import { trackerWords } from "./tracker-words.ts";
import type { OpenTracker } from "#core/trackers/tracked-value.ts";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";

type ReminderFormProps = { readonly store: TrackerStore; readonly tracker: OpenTracker };

const { reminders: words } = trackerWords;

/** The times of day at which somebody is reminded of a tracker. */
export const ReminderForm = observer(function ReminderForm({ store, tracker }: ReminderFormProps) {
  const times = store.notes.settings.reminders[tracker];
  return (
    <Accordion heading={words.title}>
      <div className="stack gap-3">
        <p>{words.text}</p>
        {times.length === 0 ? (
          <p className="muted">{words.none}</p>
        ) : (
          <ul aria-label={words.list} className="chips">
            {times.map((time) => (
              <li key={time}>
                <button
                  type="button"
                  className="chip"
                  aria-label={words.remove({ time: trackerWords.reminderTime(time) })}
                  onClick={() =>
                    void store.setReminders(
                      tracker,
                      times.filter((one) => one !== time),
                    )
                  }
                >
                  {trackerWords.reminderTime(time)}
                  <X className="icon" />
                </button>
              </li>
            ))}
          </ul>
        )}
        {times.length < REMINDER_TIMES.most ? <AddReminder store={store} tracker={tracker} times={times} /> : <p>{words.most}</p>}
        {times.length === 0 ? null : <PushHere customer={holderOf(store.patient)} />}
      </div>
    </Accordion>
  );
});

type AddReminderProps = ReminderFormProps & { readonly times: readonly number[] };

function AddReminder({ store, tracker, times }: AddReminderProps) {
  const [text, enter] = useState("08:00");
  const [problem, tell] = useState<string | null>(null);
  const [faults, count] = useState(0);
  const submit = () => {
    const time = minutesOf(text);
    const found = time === null || remindersRefusal([time]) !== null ? words.fault : times.includes(time) ? words.there : null;
    tell(found);
    if (found !== null) count((before) => before + 1);
    else if (time !== null) void store.setReminders(tracker, [...times, time]);
  };
  return (
    <Form onSubmit={submit} faults={faults}>
      <div className="stack gap-3">
        <TextField label={words.time} type="time" value={text} onChange={enter} hint={words.hint} problem={problem} />
        <SendButton state="ready">{words.add}</SendButton>
      </div>
    </Form>
  );
}

/** Minutes since midnight of "07:30"; null: it is no time. */
function minutesOf(text: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}
