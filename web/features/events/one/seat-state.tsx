import { Notice } from "#web/design/notice/notice.tsx";
import { eventWords as words } from "#web/features/events/event-words.ts";
import type { OwnSeat } from "#core/events/attendance/own-seat.ts";
import type { Company } from "#core/events/attendance/show-own-seat.use-case.ts";
import type { ShownEvent } from "#core/events/shown-event.ts";

type SeatStateProps = { readonly seat: OwnSeat | null; readonly company: Company | null; readonly event: ShownEvent };

/** How somebody's place in an event stands, in words; nothing where they never joined. */
export function SeatState({ seat, company, event }: SeatStateProps) {
  if (seat === null) return null;
  switch (seat.state) {
    case "going":
      return <Going seat={seat} company={company} event={event} said={seat.isAsked ? words.goingAsked : words.going} />;
    case "attended":
      return <Going seat={seat} company={company} event={event} said={words.attended} />;
    case "waiting":
      return <Notice kind="note">{seat.isAsked ? words.placeAsked(seat.place ?? 1) : words.place(seat.place ?? 1)}</Notice>;
    case "offered":
      return seat.until === null ? null : <Notice kind="good">{words.keptUntil(seat.until)}</Notice>;
    case "expired":
      return <Notice kind="note">{words.expired}</Notice>;
    case "left":
      return <Notice kind="note">{words.left}</Notice>;
    case "no_show":
      return <Notice kind="note">{words.noShow}</Notice>;
  }
}

type GoingProps = SeatStateProps & { readonly seat: OwnSeat; readonly said: string };

const Going = ({ seat: { code, link }, company, event, said }: GoingProps) => (
  <>
    <Notice kind="good">{said}</Notice>
    {company === null ? null : (
      <p>
        {words.goingOf(company.going)} {company.followed.length === 0 ? null : words.followed({ names: company.followed.join(", ") })}
      </p>
    )}
    {code === null || event.venue.kind === "online" ? null : (
      <p>
        {words.code}: <strong className="number">{code}</strong>
      </p>
    )}
    {event.venue.kind === "online" && link === null && code !== null ? <p className="muted">{words.linkLater}</p> : null}
    {link === null ? null : (
      <p>
        <a className="button main" href={link} rel="noreferrer" target="_blank">
          {words.toLink}
        </a>
      </p>
    )}
  </>
);
