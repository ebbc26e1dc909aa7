import { describe, expect, it } from "vitest";
import { makeListDayCards } from "#core/fitbook/cards/list-day-cards.use-case.ts";
import { makeShareDay } from "#core/fitbook/cards/share-day.use-case.ts";
import { makeChangePost } from "#core/fitbook/posts/change-post.use-case.ts";
import { LONGEST_POST, postTextIn } from "#core/fitbook/post-text.ts";
import { makePublishPost } from "#core/fitbook/posts/publish-post.use-case.ts";
import { makeShowThread } from "#core/fitbook/posts/show-thread.use-case.ts";
import { day, daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { refused } from "#core/shared/result.ts";
import { makeShowDaySums } from "#core/trackers/days/day-sums.ts";
import { aGlass, aPut, aRemoval } from "#tests/builders/a-tracker-op.ts";
import { value } from "#tests/ports/notifications/acts-over.ts";
import type { DayCard } from "#core/fitbook/posts/day-card.ts";
import type { Posts } from "#core/fitbook/posts/posts.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Trackers } from "#core/trackers/trackers.port.ts";
import type { RelationPorts } from "#tests/core/fitbook/relations-in-memory.ts";

export type Ports = { readonly ties: RelationPorts; readonly posts: Posts; readonly trackers: Trackers };

const TODAY = day("2026-11-20");
const hours = (nth: number, hour: number): number => firstInstantOf(daysAfter(TODAY, nth)) + hour * 60 * 60 * 1000;
const text = postTextIn("Enough for once", LONGEST_POST) ?? expect.unreachable();
const unknown = refused({ kind: "unknown-day" });

export function dayCardsSuite(store: string, ports: () => Ports): void {
  describe(`cards of a tracker's day in ${store}`, () => {
    async function noted() {
      const { ties, posts, trackers } = ports();
      const [asha, ravi] = [await ties.someone("Asha"), await ties.someone("Ravi")];
      const [morning, noon] = [aPut(aGlass(700, hours(0, 8))), aPut(aGlass(1_800, hours(0, 12)))];
      await trackers.take(asha, [aPut(aGlass(900, hours(-1, 9))), aPut(aGlass(500, hours(-3, 9)))], hours(0, 1));
      await trackers.take(asha, [morning, noon], hours(0, 12));
      const limits = { count: async () => ({ kind: "counted" }) as const };
      const newId = () => crypto.randomUUID();
      const needs = { posts, limits, customers: { joinedAt: async () => null }, newId, now: () => hours(0, 20) };
      const sums = makeShowDaySums({ trackers });
      const share = makeShareDay({ publish: makePublishPost(needs), sums, now: needs.now });
      return {
        asha,
        ravi,
        trackers,
        morning,
        noon,
        show: makeShowThread({ posts }),
        change: makeChangePost(needs),
        list: makeListDayCards({ sums, now: needs.now }),
        share: (who: CustomerId, shown: DayCard) => share(who, { key: newId(), text, audience: "everybody", group: null, shown }),
      };
    }
    const water = (nth: number, amount: number): DayCard => ({ measure: "water_ml", day: daysAfter(TODAY, nth), amount });

    it("are offered of today and yesterday, to their owner alone", async () => {
      const { asha, ravi, list } = await noted();
      expect(await list(asha)).toEqual([water(0, 2_500), water(-1, 900)]);
      expect(await list(ravi)).toEqual([]);
    });

    it("hold the sum as it was seen, whatever becomes of the tracker and by an edit", async () => {
      const { asha, ravi, share, show, change, trackers, morning, noon } = await noted();
      const post = value(await share(asha, water(0, 2_500)));
      expect(post.card).toEqual(water(0, 2_500));
      await trackers.take(asha, [aRemoval(morning), aRemoval(noon)], hours(0, 21));
      value(
        await change(asha, {
          post: post.id,
          text: postTextIn("More than enough", LONGEST_POST) ?? expect.unreachable(),
          audience: "everybody",
        }),
      );
      const seen = value(await show(ravi, post.id)).post;
      expect(seen.card).toEqual(water(0, 2_500));
      expect(Object.keys(seen.card ?? {}).toSorted()).toEqual(["amount", "day", "measure"]);
    });

    it("are not made up, of another, of a day to come or long past, or of a figure that has changed since", async () => {
      const { asha, ravi, share, trackers, noon } = await noted();
      for (const shown of [
        water(0, 2_501),
        water(1, 2_500),
        water(-2, 1),
        water(-2, 0),
        water(-40, 500),
        { ...water(0, 2_500), measure: "sleep_minutes" as const },
      ])
        expect(await share(asha, shown)).toEqual(unknown);
      expect(await share(ravi, water(0, 2_500))).toEqual(unknown);
      expect((await share(asha, water(-3, 500))).kind).toBe("ok"); // A post may have waited.
      await trackers.take(asha, [aRemoval(noon)], hours(0, 19));
      expect(await share(asha, water(0, 2_500))).toEqual(unknown);
      expect(value(await share(asha, water(0, 700))).card).toEqual(water(0, 700));
    });
  });
}
