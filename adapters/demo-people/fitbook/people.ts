import type { ProfileAudience } from "#core/fitbook/visibility/world.ts";

/** Somebody of the demo who has entered Fitbook; `entered` counts days back from the day on which the demo is put. */
export type DemoFitbookPerson = {
  readonly by: string;
  readonly about: string;
  readonly entered: number;
  readonly lists: ProfileAudience;
  readonly isFindable: boolean;
};

const person = (by: string, entered: number, about: string, chosen: Partial<DemoFitbookPerson> = {}): DemoFitbookPerson => ({
  by,
  entered,
  about,
  lists: "followers",
  isFindable: true,
  ...chosen,
});

/** Nisha Rao has not entered yet, Thomas Kurian is leaving. */
export const demoFitbookPeople: readonly DemoFitbookPerson[] = [
  person("asha", 740, "Mornings on Vetal tekdi, 6 to 8 km. Mother of two, learning to rest on Sundays.", { lists: "everybody" }),
  person("ravi", 80, "Back to running after a knee injury. 5 km at a time."),
  person("farah", 180, "Cooks for six, walks in Sunder Nursery after dinner."),
  person("devanshi", 85, "रोज़ सुबह सूर्य नमस्कार, शाम को गरबा। पानी कम, चाय ज़्यादा।"),
  person("meera", 60, "Stairs instead of the lift. Kalaripayattu on Saturdays."),
  person("arjun", 50, "Desk job, 8,000 steps a day if it does not rain.", { lists: "me" }),
  person("gurpreet", 88, "Amritsar to Chandigarh by bicycle, next winter again.", { lists: "everybody" }),
  person("bhavesh", 70, "Sugar under control since I walk to the shop."),
  person("lakshmi", 695, "79 years, yoga since 1969. Ask me about chair asanas.", { lists: "everybody" }),
  person("kabir", 2, ""),
  person("sunita", 55, "Skipping rope on the terrace, 300 a day."),
  person("anil", 40, "Ayurveda physician. I answer no health questions here.", { isFindable: false }),
  person("meenakshi", 45, "Vaidya in Pune. Early walks with Asha.", { lists: "me" }),
];

/** Who follows whom beside those of whom notifications tell. */
export const demoFitbookFollows: readonly { readonly follower: string; readonly followed: string }[] = [
  { follower: "asha", followed: "meenakshi" },
  { follower: "meenakshi", followed: "asha" },
  { follower: "asha", followed: "meera" },
  { follower: "meera", followed: "asha" },
  { follower: "farah", followed: "asha" },
  { follower: "asha", followed: "farah" },
  { follower: "devanshi", followed: "lakshmi" },
  { follower: "devanshi", followed: "gurpreet" },
  { follower: "bhavesh", followed: "lakshmi" },
  { follower: "bhavesh", followed: "ravi" },
  { follower: "sunita", followed: "asha" },
  { follower: "arjun", followed: "meera" },
  { follower: "meera", followed: "arjun" },
  { follower: "ravi", followed: "gurpreet" },
  { follower: "farah", followed: "devanshi" },
  { follower: "meera", followed: "devanshi" },
];

/** Ravi has blocked Meera: neither finds the other. */
export const demoFitbookBlocks: readonly { readonly blocker: string; readonly blocked: string }[] = [{ blocker: "ravi", blocked: "meera" }];
