import type { labBookingsEntryWords as english } from "../lab-bookings-entry.ts";

export const labBookingsEntryWords: typeof english = { title: "लैब बुकिंग", hint: "आपकी जाँचों के नमूने, रिपोर्ट और बिल" };
