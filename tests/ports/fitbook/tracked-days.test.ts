import { postgresChallenges } from "#adapters/postgres/fitbook/challenges/challenges.ts";
import { postgresPeople } from "#adapters/postgres/fitbook/people.ts";
import { postgresTrackers } from "#adapters/postgres/trackers/trackers.ts";
import { relationsInPostgres } from "#tests/ports/fitbook/relations.ts";
import { aHeardDatabase } from "#tests/postgres.ts";
import { trackedDaysSuite } from "#tests/core/fitbook/challenges/tracked-days-suite.ts";
import type { Ports } from "#tests/core/fitbook/challenges/tracked-days-suite.ts";

const { db, beats } = await aHeardDatabase();

const inPostgres = (): Ports => ({
  ties: relationsInPostgres(db, beats),
  challenges: postgresChallenges(db),
  people: postgresPeople(db),
  trackers: postgresTrackers(db),
});

trackedDaysSuite("PostgreSQL", inPostgres);
