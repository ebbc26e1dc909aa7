import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedAssessments: StoredArea = {
  name: "assessments",
  erased: [["assessment", "customer"]],
  exported: [
    {
      name: "assessments",
      table: "assessment",
      owner: "customer",
      key: "id",
      columns: ["id", "member", "booking", "kind", "version", "state", "answers", "steps", "begun_at"],
    },
  ],
};
