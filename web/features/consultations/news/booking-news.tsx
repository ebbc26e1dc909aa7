import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { newsToCome, pastNews } from "#core/consultations/news/news-of-bookings.ts";
import { grouped } from "#core/shared/grouped.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { Button } from "#web/design/button/button.tsx";
import { momentAt } from "#web/design/figures/moments.ts";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { appointmentPages, appointmentPagesNeeds } from "#web/features/consultations/appointments/appointment-data.ts";
import { BookingFacts } from "#web/features/payments/purchase/booking-facts.tsx";
import { bookingWords } from "#web/features/consultations/booking/booking-words.ts";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { bookingNewsPhrases as says } from "#web/features/consultations/wording/booking-news.ts";
import { useDependency, useNeeds } from "#web/platform/window/dependencies.tsx";
import { MorePlace } from "#web/platform/window/more-place.tsx";
import "#web/features/payments/purchase/bookings.css";
import type { ReactNode } from "react";
import type { BookingView } from "#core/consultations/booking/booking-view.ts";
import type { PastNews } from "#core/consultations/news/news-of-bookings.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type BookingNewsProps = { readonly customer: CustomerId; readonly waiting: ReactNode };

/** Which reminders of appointments come when, and what was told of bookings. */
export const BookingNews = observer(function BookingNews({ customer, waiting }: BookingNewsProps) {
  const useCases = useNeeds(appointmentPagesNeeds);
  const now = useDependency(Clock);
  const [read] = useState(() => appointmentPages(useCases, customer));
  useEffect(() => void read.ask(), [read]);
  const { state } = read;
  if (state.kind === "unavailable") return <TryAgain what={bookingWords.notShown} onPress={() => void read.ask()} />;
  if (state.kind !== "read") return waiting;
  const reminders = newsToCome(state.value.bookings, now());
  const news = pastNews(state.value.bookings, now());
  return (
    <div className="booking-page">
      <section className="stack gap-3">
        <h2>{says.reminders}</h2>
        {reminders.length === 0 ? <p className="muted">{says.noReminders}</p> : null}
        <ul className="booking-cards">
          {[...grouped(reminders, ({ booking }) => booking)].map(([{ id, start }, several]) => (
            <li key={id} className="booking-card">
              <h3>
                <a href={consultationAddress.appointment(id)}>{says.of({ moment: momentAt(start) })}</a>
              </h3>
              <BookingFacts facts={several.map(({ at, ahead }) => ({ name: says.ahead[ahead], value: momentAt(at) }))} />
            </li>
          ))}
        </ul>
      </section>
      <section className="stack gap-3">
        <h2>{says.told}</h2>
        {news.length === 0 ? <p className="muted">{says.nothingTold}</p> : null}
        <ul className="booking-cards">
          {news.map(({ booking, at, of }) => (
            <News key={`${booking.id}/${at}`} booking={booking} when={momentAt(at)} what={whatOf(of)} />
          ))}
        </ul>
      </section>
      {state.value.next === null ? null : (
        <MorePlace>
          <Button look="quiet" state={read.more === "reading" ? "busy" : "ready"} onPress={() => void read.askMore()}>
            {read.more === "unavailable" ? bookingWords.moreUnavailable : bookingWords.more}
          </Button>
        </MorePlace>
      )}
      <div>
        <a className="button quiet" href={consultationAddress.appointments}>
          {bookingWords.all}
        </a>
      </div>
    </div>
  );
});

const whatOf = (of: PastNews["of"]): string =>
  of === "day" || of === "hour" || of === "room" ? says.reminded({ ahead: says.ahead[of] }) : bookingWords.step[of];

type NewsProps = { readonly booking: BookingView; readonly when: string; readonly what: string };

const News = ({ booking, when, what }: NewsProps) => (
  <li className="booking-card">
    <h3>
      <a href={consultationAddress.appointment(booking.id)}>{what}</a>
    </h3>
    <p>{says.of({ moment: momentAt(booking.start) })}</p>
    <p className="small muted">{when}</p>
  </li>
);
