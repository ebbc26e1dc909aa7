import { labAddress } from "#web/platform/addresses/lab-address.ts";
import { labBookingHeads } from "#web/features/labs/wording/lab-booking-heads.ts";
import { labPhrases } from "#web/features/labs/wording/labs.ts";

/** The way to a page of one booking of tests. */
export const LAB_BOOKINGS_WAY = [
  { title: labPhrases.labs, address: labAddress.front },
  { title: labBookingHeads.bookings.title, address: labAddress.bookings },
];
