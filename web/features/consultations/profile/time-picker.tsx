import Phone from "lucide-react/icons/phone";
import Video from "lucide-react/icons/video";
import { dayPartOf } from "#core/shared/clock-text.ts";
import { indianTime } from "#core/shared/indian-time.ts";
import { rupees } from "#web/design/figures/amounts.ts";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { dayOfMonth, monthShort, weekdayOf, weekdayShort } from "#web/design/figures/days.ts";
import { momentAt } from "#web/design/figures/moments.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { OwnZone } from "#web/features/payments/purchase/own-zone.tsx";
import { directoryPhrases } from "#web/features/consultations/wording/directory.ts";
import { profilePhrases as says } from "#web/features/consultations/wording/profile.ts";
import { chosenAddress } from "./chosen-address.ts";
import { MonthDays } from "./month-days.tsx";
import { profileWords } from "./profile-words.ts";
import { FoldedPanel } from "#web/design/folded-panel/folded-panel.tsx";
import type { DayPart } from "#core/shared/clock-text.ts";
import type { Mode } from "#core/consultations/practitioner.ts";
import type { PatientEntry } from "#core/consultations/directory/patient-calendar.ts";
import type { ProfileData } from "./profile-data.ts";

type Known = NonNullable<ProfileData>;

/** Under which heading the times of a part of the day stand, in the order of the day. */
const HEADINGS = [
  ["small-hours", ["midnight", "before-dawn"]],
  ["morning", ["morning"]],
  ["afternoon", ["afternoon"]],
  ["evening", ["evening"]],
  ["night", ["night"]],
] as const satisfies readonly (readonly [string, readonly DayPart[]])[];

/** Length, mode and day as links, the free times of the day, and why all others are not free. */
export function TimePicker({ data }: { readonly data: Known }) {
  const { profile, choice, days, calendar } = data;
  const { practitioner } = profile;
  const lengths = [...new Set(practitioner.fees.map(({ length }) => length))];
  const modes = practitioner.fees.filter(({ length }) => length === choice.length);
  const free = calendar.flatMap(({ reason, start, from }) => (reason === "offered" && start === from ? [start] : []));
  return (
    <section id="times">
      <h2>{says.times}</h2>
      <Choices label={says.length}>
        {lengths.map((length) => (
          <Choice key={length} isChosen={length === choice.length} address={chosenAddress(practitioner, { ...choice, length, at: null })}>
            {profileWords.minutes(length)}
          </Choice>
        ))}
      </Choices>
      <Choices label={says.mode}>
        {modes.map(({ mode, amount }) => (
          <Choice key={mode} isChosen={mode === choice.mode} address={chosenAddress(practitioner, { ...choice, mode })}>
            <ModeIcon mode={mode} />
            {`${directoryPhrases.modes[mode]}, ${rupees(amount)}`}
          </Choice>
        ))}
      </Choices>
      <Choices label={says.days} kind="days">
        {days.map(({ day, offered }) => (
          <Choice
            key={day}
            isChosen={day === choice.day}
            address={chosenAddress(practitioner, { ...choice, day, at: null })}
            name={`${weekdayOf(day)}: ${profileWords.freeTimes(offered)}`}
            past="#free-times"
          >
            <span className="small">{weekdayShort(day)}</span>{" "}
            <span>
              <strong>{dayOfMonth(day)}</strong> <span className="small">{monthShort(day)}</span>
            </span>{" "}
            <span className={offered === 0 ? "small muted" : "small"}>{profileWords.freeTimes(offered)}</span>
          </Choice>
        ))}
      </Choices>
      <MonthDays practitioner={practitioner} choice={choice} days={days} />
      <div className="stack gap-4" id="free-times">
        {free.length === 0 ? <NoTimes data={data} /> : <FreeTimes data={data} free={free} />}
      </div>
      <div role="status">
        <Looked data={data} />
      </div>
      <WhyNot data={data} />
      <p className="small muted">{says.indianTime}</p>
      {choice.at === null ? null : <OwnZone at={choice.at} />}
    </section>
  );
}

type ChoicesProps = { readonly label: string; readonly kind?: keyof typeof LISTS; readonly children: React.ReactNode };

const LISTS = { chips: "chips", days: "chips chips-row day-choices", times: "time-choices" } as const;

const Choices = ({ label, kind = "chips", children }: ChoicesProps) => (
  <nav aria-label={label}>
    <h3>{label}</h3>
    <ul className={LISTS[kind]}>{children}</ul>
  </nav>
);

const ModeIcon = ({ mode }: { readonly mode: Mode }) => (mode === "video" ? <Video className="icon" /> : <Phone className="icon" />);

type ChoiceProps = {
  readonly isChosen: boolean;
  readonly address: string;
  /** What it is called where it is read aloud; without it, what it shows. */
  readonly name?: string;
  /** Where the keyboard goes from the one that is chosen, past all that follow. */
  readonly past?: string;
  readonly children: React.ReactNode;
};

const Choice = ({ isChosen, address, name, past, children }: ChoiceProps) => (
  <li>
    <a
      className={isChosen ? "chip is-chosen" : "chip"}
      href={address}
      aria-label={name}
      aria-current={isChosen ? "true" : undefined}
      data-stay
    >
      {children}
    </a>
    {isChosen && past !== undefined ? (
      <a className="chip past-chips" href={past}>
        {says.times}
      </a>
    ) : null}
  </li>
);

function FreeTimes({ data: { profile, choice }, free }: { readonly data: Known; readonly free: readonly number[] }) {
  return HEADINGS.map(([heading, parts]) => {
    const times = free.filter((start) => parts.some((part) => part === dayPartOf(indianTime(start))));
    return times.length === 0 ? null : (
      <Choices key={heading} label={says.parts[heading]} kind="times">
        {times.map((at) => (
          <Choice key={at} isChosen={at === choice.at} address={chosenAddress(profile.practitioner, { ...choice, at })}>
            {timeAt(at)}
          </Choice>
        ))}
      </Choices>
    );
  });
}

function NoTimes({ data: { profile, choice, days } }: { readonly data: Known }) {
  const next = days.find(({ day, offered }) => offered > 0 && day > choice.day) ?? days.find(({ offered }) => offered > 0);
  return (
    <Notice kind="note">
      {says.noTimes({ day: weekdayOf(choice.day) })}{" "}
      {next === undefined ? null : (
        <a className="link" href={chosenAddress(profile.practitioner, { ...choice, day: next.day, at: null })} data-stay>
          {says.nextDay({ day: weekdayOf(next.day) })}
        </a>
      )}
    </Notice>
  );
}

/** What somebody looked at: free with its fee, or why it is not. */
function Looked({ data: { profile, choice, calendar } }: { readonly data: Known }) {
  const { at, length, mode } = choice;
  const { practitioner } = profile;
  const fee = practitioner.fees.find((one) => one.length === length && one.mode === mode);
  const entry = at === null ? undefined : calendar.find(({ from, to }) => from <= at && at < to);
  if (at === null || entry === undefined || fee === undefined) return null;
  const isFree = entry.reason === "offered" && entry.start === at;
  return (
    <Notice kind={isFree ? "good" : "note"}>
      {isFree
        ? profileWords.chosen(at, { length, mode, fee: fee.amount })
        : says.gone({ moment: momentAt(at), reason: profileWords.reason(entry, practitioner, length) })}
    </Notice>
  );
}

function WhyNot({ data: { profile, choice, calendar } }: { readonly data: Known }) {
  const others = calendar.filter(({ reason }) => reason !== "offered" && reason !== "pause");
  return (
    <FoldedPanel title={says.whyNot}>
      <ul>
        {joined(others).map((entry) => (
          <li key={entry.from}>
            {says.until({
              from: timeAt(entry.from),
              to: timeAt(entry.to),
              reason: profileWords.reason(entry, profile.practitioner, choice.length),
            })}
          </li>
        ))}
      </ul>
    </FoldedPanel>
  );
}

/** Neighbours with the same reason are told as one. */
function joined(entries: readonly PatientEntry[]): readonly PatientEntry[] {
  const patientEntries: PatientEntry[] = [];
  for (const entry of entries) {
    const last = patientEntries.at(-1);
    if (last !== undefined && last.reason === entry.reason && entry.reason === "past")
      patientEntries[patientEntries.length - 1] = { ...last, to: entry.to };
    else patientEntries.push(entry);
  }
  return patientEntries;
}
