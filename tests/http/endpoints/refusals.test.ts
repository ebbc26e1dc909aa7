import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { refused } from "#core/shared/result.ts";
import { changeGroupMember } from "#adapters/http-contract/fitbook/groups-endpoints.ts";
import { endpoints } from "#adapters/composition/server/endpoints.ts";
import { described } from "./almost-right.ts";
import type { Endpoint } from "#adapters/http-contract/endpoint.ts";

/**
 * Whose facts are too many to be made up here: a calendar, a bill, a quote, a task, a state of India. Each is the only one of its code, or
 * the first to be tried.
 */
const NOT_MADE_UP: readonly string[] = ["changed-meanwhile", "pincode-elsewhere", "coupon-not-applicable", "stale", "human-check-needed"];

/** Each refusal of every endpoint, with facts as the declaration describes them. */
const refusals = endpoints.flatMap((endpoint) =>
  [...endpoint.shapes.refusals]
    .filter(([kind]) => !NOT_MADE_UP.includes(kind))
    .map(([kind, { code, facts }]) => {
      const wire = described(z.toJSONSchema(facts, { io: "input", unrepresentable: "any" }));
      return { endpoint, kind, code, answer: refused({ ...Object(z.decode(facts, wire)), kind }) };
    }),
);

/** A refusal as a client reads it that gets this body. */
const readFrom = (endpoint: Endpoint, body: unknown) => Object(endpoint.answerIn(JSON.parse(JSON.stringify(body)))?.answer).refusal;

describe("a refusal that goes over the wire", () => {
  it("comes back as itself with its facts, or as another that is answered in the same bytes", () => {
    expect(refusals.length).toBeGreaterThan(800);
    const mistaken = refusals.flatMap(({ endpoint, kind, answer }) => {
      const body = endpoint.envelopeOf(answer);
      const came = readFrom(endpoint, body);
      const isItself = isDeepStrictEqual(came, answer.refusal) || isDeepStrictEqual(endpoint.envelopeOf(refused(came)), body);
      return isItself ? [] : [`${endpoint.method} ${endpoint.path}: ${kind} is read as ${came?.kind}`];
    });
    expect(mistaken).toEqual([]);
  });

  it("has a name only where its code does not tell it, and none that tells more than its words", () => {
    const said = new Map<string, unknown>();
    for (const { endpoint, kind, code, answer } of refusals) {
      const { message, refusal } = endpoint.envelopeOf(answer).status;
      const isAlone = [...endpoint.shapes.refusals].filter(([, other]) => other.code === code).length === 1;
      if (isAlone) expect([endpoint.path, kind, refusal]).toEqual([endpoint.path, kind, undefined]);
      const words = `${endpoint.method} ${endpoint.path} ${code} ${message}`;
      if (said.has(words)) expect([words, refusal]).toEqual([words, said.get(words)]);
      said.set(words, refusal);
    }
  });

  it("is read by its code where a server of another version names none, or one that this client does not know", () => {
    const { status, payload } = changeGroupMember.envelopeOf(refused({ kind: "owner-stays" }));
    for (const refusal of [undefined, "moon-is-full", "unknown-group"])
      expect(readFrom(changeGroupMember, { status: { ...status, refusal }, payload })).toEqual({ kind: "wrong-state" });
  });
});
