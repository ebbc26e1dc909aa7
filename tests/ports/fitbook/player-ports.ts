import { postgresChallenges } from "#adapters/postgres/fitbook/challenges/challenges.ts";
import { postgresPeople } from "#adapters/postgres/fitbook/people.ts";
import { putFollow } from "#adapters/postgres/fitbook/relations.ts";
import { now } from "#tests/fixtures.ts";
import { aHeardDatabase } from "#tests/postgres.ts";
import { relationsInPostgres } from "./relations.ts";

import type { PlayerPorts } from "#tests/core/fitbook/player-ports.ts";

/** Those ports, made anew at each call. Their database is there as long as the tests of the file that asks for them. */
export async function playerPortsInPostgres(): Promise<() => PlayerPorts> {
  const { db, beats } = await aHeardDatabase();
  return () => ({
    ties: relationsInPostgres(db, beats),
    challenges: postgresChallenges(db),
    people: postgresPeople(db),
    follow: (follower, followed) => putFollow(db, { follower, followed, state: "following", at: now }),
  });
}
