import { describe, expect, it } from "vitest";
import { FindPractitioners } from "#core/consultations/directory/find-practitioners.use-case.ts";
import { clientOf } from "#tests/http/over-http.ts";
import { overTheWire } from "#tests/http/over-http.ts";
import { tomorrow, clinic, everybody, practitionersSuite } from "#tests/core/consultations/directory/practitioners-suite.ts";

practitionersSuite("over HTTP", overTheWire);

describe("practitioners over HTTP", () => {
  it("answer the same as in process, to every question of the directory [ep-alltherapist] [ep-get-activetherapists] [ep-search-therapist]", async () => {
    const { container, url } = await clinic(overTheWire);
    const client = clientOf(url);
    for (const query of [
      everybody,
      { ...everybody, type: "YOGA", city: "Poona", mode: "video", language: "hi", gender: "female", day: tomorrow, order: "fee" } as const,
      { ...everybody, city: "Nashik" },
      { ...everybody, type: "foo", title: "joshi", experience: 5, rating: 4 },
    ])
      expect(await client.get(FindPractitioners)(query)).toEqual(await container.get(FindPractitioners)(query));
    const listed = async (path: string) => {
      const body = await (await fetch(`${url}/api${path}`)).json();
      return body.payload.therapist_list.map(({ therapist }: { therapist: { _id: string } }) => therapist._id);
    };
    for (const path of ["/allTherapist", "/get/activetherapists", "/search/therapist?type=&city="])
      expect(await listed(path)).toEqual(["sunanda", "yogi"]);
    expect((await fetch(`${url}/api/search/therapist?max_fee=much`)).status).toBe(400);
  });
});
