import { BOOKING_JOBS } from "#core/consultations/booking/booking-job.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedConsultations: StoredArea = {
  name: "consultations",
  jobs: BOOKING_JOBS,
  erased: [["booking", "customer"]],
  exported: [
    {
      name: "bookings",
      table: "booking",
      owner: "customer",
      key: "id",
      columns: ["id", "practitioner", "member", "starts_at", "length", "mode", "fee", "state"],
    },
  ],
};
