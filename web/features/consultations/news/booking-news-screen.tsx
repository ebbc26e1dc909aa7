import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { OwnPage } from "#web/features/payments/purchase/own-page.tsx";
import type { OwnBooking } from "#web/features/payments/purchase/own-booking.ts";

const BookingNews = latePart(lateCode(() => import("./booking-news.tsx"), "BookingNews"));

/** What a customer was told of bookings, and of what they will be reminded. The server draws it without anybody's data. */
export const Screen = ({ data }: { readonly data: OwnBooking }) => (
  <OwnPage data={data}>{(customer, waiting) => <BookingNews customer={customer} waiting={waiting} />}</OwnPage>
);
