import { postgresChallenges } from "#adapters/postgres/fitbook/challenges/challenges.ts";
import { postgresPeople } from "#adapters/postgres/fitbook/people.ts";
import { postgresPosts } from "#adapters/postgres/fitbook/posts/posts.ts";
import { relationsInPostgres } from "#tests/ports/fitbook/relations.ts";
import { aHeardDatabase } from "#tests/postgres.ts";
import type { CardPorts } from "#tests/core/fitbook/cards/result-cards-suite.ts";
import { resultCardsSuite } from "#tests/core/fitbook/cards/result-cards-suite.ts";

const { db, beats } = await aHeardDatabase();

const inPostgres = (): CardPorts => ({
  ties: relationsInPostgres(db, beats),
  challenges: postgresChallenges(db),
  people: postgresPeople(db),
  posts: postgresPosts(db),
});

resultCardsSuite("PostgreSQL", inPostgres);
