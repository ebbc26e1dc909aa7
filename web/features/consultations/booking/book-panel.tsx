import { observer } from "mobx-react-lite";
import { useCallback, useEffect, useState } from "react";
import { useNavigate, useRevalidator } from "react-router-dom";
import { Clock } from "#core/shared/clock.port.ts";
import { Button } from "#web/design/button/button.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { SelectField } from "#web/design/fields/select-field.tsx";
import { TextArea } from "#web/design/fields/text-area.tsx";
import { TickField } from "#web/design/fields/tick-field.tsx";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { momentAt } from "#web/design/figures/moments.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { HealthConsentText } from "#web/features/account/consent/health-consent-text.tsx";
import { healthConsentPhrases } from "#web/features/account/wording/health-consent.ts";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { afterSignInAddress, chosenAddress, chosenSearch } from "#web/features/consultations/profile/chosen-address.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { UnsavedChanges } from "#web/platform/forms/unsaved-changes.tsx";
import { newKey } from "#web/platform/requests/new-key.ts";
import { useDependency, useNeeds, useStore } from "#web/platform/window/dependencies.tsx";
import { useAwake } from "#web/platform/window/use-awake.ts";
import { BookModel, bookNeeds } from "./book-model.ts";
import { bookingWords } from "./booking-words.ts";
import { RefundRules } from "./refund-rules.tsx";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ProfileData } from "#web/features/consultations/profile/profile-data.ts";

type Known = NonNullable<ProfileData>;

/** In milliseconds: so often the times of an open page are read anew. */
const READ_AGAIN = 30_000;

/** Booking the time that was chosen: whoever is not signed in is asked to, and comes back to it. */
export const BookPanel = observer(function BookPanel({ data }: { readonly data: Known }) {
  const session = useStore(SessionStore);
  const isAwake = useAwake();
  const { at } = data.choice;
  const { name } = data.profile.practitioner;
  const { customer } = session;
  const isOwn = customer === data.reader; // The server's page has the times as for nobody.
  useFreshTimes(!isOwn);
  const ask = async () => {
    await session.open(); // Whoever presses at once may be signed in without it being known yet; the form comes then.
    if (session.isSignedIn || at === null) return;
    session.askToSignIn("therapist", {
      towards: afterSignInAddress(data.profile.practitioner, data.choice),
      hint: bookingWords.signInToBook({ moment: momentAt(at), name }),
    });
  };
  return (
    <section className="stack gap-4" id="book">
      <h2>{bookingWords.book}</h2>
      <Notice kind="note">
        {bookingWords.callsHere} {bookingWords.unwell}
      </Notice>
      <noscript>
        <p>{bookingWords.scriptNeeded}</p>
      </noscript>
      {at === null ? (
        <p className="muted">{bookingWords.chooseFirst}</p>
      ) : (
        <p className="strong">{bookingWords.chosenTime({ moment: momentAt(at), name })}</p>
      )}
      {isAwake && isOwn && customer !== null ? <BookForm key={customer} customer={customer} data={data} /> : null}
      {at !== null && (!isAwake || !isOwn || customer === null) ? (
        <div>
          <Button look="main" onPress={() => void ask()}>
            {bookingWords.bookThis}
          </Button>
        </div>
      ) : null}
    </section>
  );
});

/**
 * The times of an open page follow the calendar: while it is looked at, and when somebody comes back to it. `isSomebodyElses`: they are not
 * those of whoever is signed in.
 */
function useFreshTimes(isSomebodyElses: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isSomebodyElses) void revalidate();
  }, [isSomebodyElses, revalidate]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void revalidate();
    };
    const timer = setInterval(look, READ_AGAIN);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [revalidate]);
}

const SELF = "self";

type BookFormProps = { readonly customer: CustomerId; readonly data: Known };

/** Scroll position and focus stay. */
const STAYS = { replace: true, preventScrollReset: true, state: { stays: true } } as const;

/** What was typed stays whichever time is chosen. */
const BookForm = observer(function BookForm({ customer, data }: BookFormProps) {
  const useCases = useNeeds(bookNeeds);
  const now = useDependency(Clock);
  const navigate = useNavigate();
  const [model] = useState(() => new BookModel(customer, useCases, newKey));
  const isChanged = useCallback(() => model.isChanged, [model]);
  const { profile, choice, calendar } = data;
  const { at, length, mode, member: whose } = choice;
  useEffect(() => void model.ask(), [model]);
  useEffect(() => model.chooseMember(whose), [model, whose]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is another time.
  useEffect(() => model.choose(), [model, at, length, mode]);
  const unsaved = <UnsavedChanges isChanged={isChanged} />;
  if (at === null) return unsaved;
  const { practitioner } = profile;
  const fee = practitioner.fees.find((one) => one.length === length && one.mode === mode);
  const entry = calendar.find(({ from, to }) => from <= at && at < to);
  const isFree = entry?.reason === "offered" && entry.start === at;
  const { state, complaint, member, asksConsent, isTicked, isTooLong, faults, isPatientKnown, isUnavailable } = model;
  const minors = model.minorsAt(at);
  const patient = minors.find(({ id }) => id === member);
  const send = async () => {
    const held = await model.send({ practitioner: practitioner.id, start: at, length, mode });
    if (held !== null) await navigate(consultationAddress.hold(held.id));
  };
  const chooseMember = (value: string) => {
    const chosen = minors.find(({ id }) => id === value)?.id ?? null;
    model.chooseMember(chosen);
    void navigate({ search: chosenSearch({ ...choice, member: chosen }) }, STAYS); // Each patient has other times.
  };
  return (
    <Form onSubmit={() => void send()} faults={faults}>
      <div className="panel stack gap-4">
        {minors.length === 0 ? null : (
          <>
            <SelectField
              label={bookingWords.whom}
              choices={[{ value: SELF, words: bookingWords.me }, ...minors.map(({ id, name }) => ({ value: id, words: name }))]}
              value={member ?? SELF}
              onChange={chooseMember}
            />
            <p className="small muted">{bookingWords.membersHint}</p>
          </>
        )}
        <TextArea
          label={bookingWords.complaint}
          hint={bookingWords.complaintHint}
          value={complaint}
          problem={isTooLong ? bookingWords.tooLong : null}
          onChange={model.write}
        />
        {asksConsent ? (
          <>
            <HealthConsentText />
            <TickField
              label={patient === undefined ? healthConsentPhrases.tick : healthConsentPhrases.tickOf({ name: patient.name })}
              isTicked={isTicked}
              problem={faults > 0 && !isTicked ? bookingWords.consentNeeded : null}
              onChange={model.tick}
            />
          </>
        ) : null}
        <div role="status">
          {state.kind === "unavailable" || isUnavailable ? <Notice kind="bad">{bookingWords.unavailable}</Notice> : null}
          {state.kind === "refused" ? (
            <Notice kind="bad">
              {bookingWords.refusal(state.refusal)}
              {state.refusal.kind === "not-offered" ? <Nearest data={data} times={state.refusal.nearest} /> : null}
            </Notice>
          ) : isFree ? null : (
            <Notice kind="bad">
              {entry?.reason === "own" ? bookingWords.ownThen : bookingWords.gone}
              <Nearest data={data} times={nearestIn(data, at)} />
            </Notice>
          )}
        </div>
        {isFree && fee !== undefined ? (
          <>
            <p className="strong">{bookingWords.feeIs(fee.amount)}</p>
            <RefundRules booking={{ start: at, fee: fee.amount, plan: null }} now={now()} />
          </>
        ) : null}
        {isFree && fee !== undefined && isPatientKnown ? (
          <SendButton state={state.kind === "sending" ? "sending" : "ready"}>
            {state.kind === "sending" ? bookingWords.keeping : bookingWords.keep}
          </SendButton>
        ) : null}
        {unsaved}
      </div>
    </Form>
  );
});

const nearestIn = ({ calendar }: Known, at: number): readonly number[] =>
  calendar
    .flatMap(({ reason, start, from }) => (reason === "offered" && start === from ? [start] : []))
    .toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))
    .slice(0, 3);

function Nearest({ data: { profile, choice }, times }: { readonly data: Known; readonly times: readonly number[] }) {
  if (times.length === 0) return null;
  return (
    <>
      {" "}
      {bookingWords.nearest}
      <ul className="chips">
        {times.map((at) => (
          <li key={at}>
            <a className="chip" href={chosenAddress(profile.practitioner, { ...choice, at })} data-stay>
              {timeAt(at)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
