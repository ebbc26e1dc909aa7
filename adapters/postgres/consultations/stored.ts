import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedConsultations: StoredArea = {
  name: "consultations",
  erased: [["booking", "customer"]],
  exported: [
    {
      name: "bookings",
      table: "booking",
      owner: "customer",
      key: "id",
      columns: ["id", "practitioner", "member", "starts_at", "length", "state"],
    },
  ],
};
