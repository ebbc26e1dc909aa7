import { describe, expect, it } from "vitest";
import { FindLabTests } from "#core/labs/list/find-lab-tests.use-case.ts";
import { ANY_TEST } from "#core/labs/list/lab-test-query.ts";
import { ListLabPackages } from "#core/labs/list/list-lab-packages.use-case.ts";
import { ListLabs } from "#core/labs/list/list-labs.use-case.ts";
import { ShowLabTest } from "#core/labs/list/show-lab-test.use-case.ts";
import { Labs } from "#core/labs/labs.port.ts";
import { paise } from "#core/shared/money.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import { demoLabOffer } from "#tests/builders/demo-lab-offer.ts";
import { composeMemory } from "#tests/composition.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";
import type { LabTestQuery } from "#core/labs/list/lab-test-query.ts";

const everything: LabTestQuery = { ...ANY_TEST, order: "name", after: null };

describe("laboratories over HTTP", () => {
  it("answer the same as in process [ep-unknown-labs]", async () => {
    const container = composeMemory();
    container.rebind(Labs).toConstantValue({ offered: async () => demoLabOffer });
    const url = await servedOver(container);
    const client = clientOf(url);
    const first = await container.get(FindLabTests)(everything);
    expect(first).toMatchObject({ found: 90, tests: { length: 24 } });
    const queries: readonly LabTestQuery[] = [
      everything,
      { ...everything, after: first.next },
      { ...everything, title: "sugar", order: "price" },
      {
        ...everything,
        category: "heart",
        fasting: "needed",
        prescription: "not-needed",
        home: "only",
        withinDay: "only",
        maxPrice: paise(50_050),
        letter: "L",
      },
    ];
    for (const query of queries) expect(await client.get(FindLabTests)(query)).toEqual(await container.get(FindLabTests)(query));
    for (const slug of ["hba1c", "nowhere"]) expect(await client.get(ShowLabTest)(slug)).toEqual(await container.get(ShowLabTest)(slug));
    expect(await client.get(ListLabPackages)()).toEqual(await container.get(ListLabPackages)());
    for (const asked of [null, pincode("411004"), pincode("999999")])
      expect(await client.get(ListLabs)(asked)).toEqual(await container.get(ListLabs)(asked));
    expect((await container.get(ListLabs)(pincode("411004"))).map(({ comes }) => comes)).toEqual([true, false]);
    expect((await fetch(`${url}/api/labs/test?slug=nowhere`)).status).toBe(404);
    expect((await fetch(`${url}/api/labs?max_price=lots`)).status).toBe(400);
  });
});
