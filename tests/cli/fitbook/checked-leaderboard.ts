import { readLeaderboardFile } from "#adapters/fitbook-files/leaderboard-file.ts";
import { leaderboardJson } from "#cli/fitbook/leaderboard/leaderboard-json.ts";
import { leaderboard } from "#core/fitbook/leaderboard/leaderboard.ts";
import type { Fault } from "#adapters/input-file/fault.ts";

/** What `leaderboard check --json` tells of a file; throws its faults. */
export function checkedLeaderboard(file: unknown): ReturnType<typeof leaderboardJson> {
  const read = readLeaderboardFile(JSON.parse(JSON.stringify(file)));
  if (read.kind === "refused") throw new Error(JSON.stringify(read.refusal));
  return leaderboardJson(leaderboard(read.value));
}

export function leaderboardFaults(file: unknown): readonly Fault[] {
  const read = readLeaderboardFile(file);
  return read.kind === "refused" ? read.refusal : [];
}
