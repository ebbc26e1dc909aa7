import { describe, expect, it } from "vitest";
import { ReplicaAge } from "#adapters/postgres/engine/replica-age.ts";

describe("the age of a replica", () => {
  it("is not known before it was compared with its primary", () => {
    const age = new ReplicaAge();
    expect(age.isFresh(0)).toBe(false);
    age.replicaIsAt("0/10", 0);
    expect(age.isFresh(0)).toBe(false);
  });

  it("is that of the newest place of its primary that it has reached", () => {
    const age = new ReplicaAge();
    age.primaryIsAt("0/FFFFFFFF", 1_000);
    age.primaryIsAt("1/0", 2_000);
    age.primaryIsAt("1/A", 3_000);
    age.replicaIsAt("1/9", 3_000);
    expect([age.isFresh(7_000), age.isFresh(7_001)]).toEqual([true, false]);
    age.replicaIsAt("1/A", 6_000);
    expect([age.isFresh(11_000), age.isFresh(11_001)]).toEqual([true, false]);
  });

  it("is too great once it lacks what was written five seconds ago", () => {
    const age = new ReplicaAge();
    for (let second = 0; second <= 6; second += 1) {
      age.primaryIsAt(`0/${(16 + second).toString(16)}`, second * 1_000);
      age.replicaIsAt("0/10", second * 1_000);
      expect([second, age.isFresh(second * 1_000)]).toEqual([second, second <= 5]);
    }
  });

  it("is not known where it does not answer, and is again once it does", () => {
    const age = new ReplicaAge();
    age.primaryIsAt("0/10", 0);
    age.replicaIsAt("0/10", 0);
    age.replicaIsGone();
    expect(age.isFresh(0)).toBe(false);
    age.replicaIsAt("0/10", 9_000_000); // Its primary has not answered meanwhile: there is nothing newer.
    expect(age.isFresh(9_000_000)).toBe(true);
  });

  it("has reached what lies before its place, as far as is known", () => {
    const age = new ReplicaAge();
    expect(age.hasReached("0/1")).toBe(false);
    age.primaryIsAt("1/A", 0);
    age.replicaIsAt("1/A", 0);
    expect(["0/FFFFFFFF", "1/A", "1/B", "2/0"].map((place) => age.hasReached(place))).toEqual([true, true, false, false]);
    age.replicaIsGone();
    expect(age.hasReached("1/A")).toBe(false);
  });

  it("follows a primary whose log is shorter than that of the one before it", () => {
    const age = new ReplicaAge();
    age.primaryIsAt("0/50", 0);
    age.primaryIsAt("0/40", 1_000);
    age.replicaIsAt("0/40", 1_000);
    expect(age.isFresh(1_000)).toBe(true);
  });
});
