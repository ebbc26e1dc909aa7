import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedContact: StoredArea = {
  name: "contact",
  audited: ["enquiry"],
  erased: [
    ["enquiry", "customer"],
    ["message", "customer"],
  ],
  exported: [
    {
      name: "enquiries",
      table: "enquiry",
      owner: "customer",
      key: "id",
      columns: ["id", "kind", "about", "name", "mobile", "email", "city", "message", "employees", "sites", "sent_at"],
    },
    {
      name: "messages",
      table: "message",
      owner: "customer",
      key: "id",
      columns: ["number", "name", "email", "mobile", "message", "sent_at"],
    },
  ],
};
