import { readLeaderboardFile } from "#adapters/fitbook-files/leaderboard-file.ts";
import { jsonFiles } from "#adapters/input-file/json-files.ts";
import type { BoardFacts } from "#core/fitbook/leaderboard/board-facts.ts";
import type { FactFiles } from "#cli/input/file-check.ts";

export const composeLeaderboardFiles = (): FactFiles<BoardFacts> => jsonFiles(readLeaderboardFile);
