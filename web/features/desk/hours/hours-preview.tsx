import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { formWords } from "#web/design/wording/form.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { profileWords } from "#web/features/consultations/profile/profile-words.ts";
import { hoursWords } from "./hours-words.ts";
import { sentenceOf } from "./hours-outcome.tsx";
import { hoursPhrases as phrases } from "./wording/hours.ts";
import type { HoursModel, HoursPreview as Preview } from "./hours-model.ts";

/** What a change would leave outside, before it is saved. */
export const HoursPreview = observer(function HoursPreview({ model, preview }: { readonly model: HoursModel; readonly preview: Preview }) {
  const { calendar, outside, overlaps, lacks } = preview;
  const { sending } = model;
  const bad = sentenceOf(model);
  return (
    <Dialog title={phrases.preview} closeLabel={formWords.close} closes="asked" onClose={model.goBack}>
      {outside.length === 0 ? (
        <Notice kind="good">{phrases.noneOutside}</Notice>
      ) : (
        <div className="stack gap-2">
          <Notice kind="note">{hoursWords.outside(outside.length)}</Notice>
          <ul className="booking-rules">
            {hoursWords.daysOf(outside).map(({ day, words, appointments }) => (
              <li key={day}>
                <a className="link roomy" href={consultationAddress.deskDay(day)} target="_blank" rel="noopener">
                  {words}
                </a>
                <ul>
                  {appointments.map(({ id, start, length }) => (
                    <li key={id}>
                      {timeAt(start)}, {profileWords.minutes(length)}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          <p className="muted">{phrases.outsideStay}</p>
        </div>
      )}
      {lacks.length === 0 || model.own === null ? null : <Lacks lacks={lacks} horizon={model.own.horizon} />}
      {overlaps.length === 0 ? null : (
        <div className="stack gap-2">
          <p>{phrases.overlaps}</p>
          <ul className="booking-rules">
            {overlaps.map((one) => (
              <li key={`${one.date} ${one.first} ${one.second}`}>{hoursWords.overlap(one, calendar)}</li>
            ))}
          </ul>
        </div>
      )}
      <div role="status">{bad === null ? null : <Notice kind="bad">{bad}</Notice>}</div>
      <div className="row flex-wrap">
        <Button look="main" state={sending.kind === "sending" ? "busy" : "ready"} onPress={() => void model.save()}>
          {sending.kind === "sending" ? phrases.saving : phrases.save}
        </Button>
        <Button look="quiet" onPress={model.goBack}>
          {phrases.back}
        </Button>
      </div>
    </Dialog>
  );
});

const Lacks = ({ lacks, horizon }: { readonly lacks: Preview["lacks"]; readonly horizon: number }) => (
  <Notice kind="note">
    {lacks.map((one) => (
      <p key={one.kind === "too-short" ? one.length : one.kind}>{hoursWords.lack(one, horizon)}</p>
    ))}
  </Notice>
);
