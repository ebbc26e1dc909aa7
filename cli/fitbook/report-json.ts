import type { KeptReport } from "#core/fitbook/reports.port.ts";

/** A report as `--json` prints it, named as the API names such things. */
export const reportJson = ({ id, reporter, reported, reason, at, settled }: KeptReport) => ({
  _id: id,
  reported_user_id: reported,
  user_id: reporter,
  reason,
  reported_at: new Date(at).toISOString(),
  outcome: settled?.outcome ?? null,
  settled_at: settled === null ? null : new Date(settled.at).toISOString(),
});
