import { THERAPIES } from "#core/consultations/therapies/therapy.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { screen } from "#web/platform/page/screen.tsx";
import type { RouteObject } from "react-router-dom";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

const directory = () => import("./directory/directory-screen.tsx");
const dates = () => import("./directory/dates-screen.tsx");
const profile = () => import("./profile/practitioner-profile-screen.tsx");
const profileData = lateCode(() => import("./profile/profile-data.ts"), "profileData");
const therapy = () => import("./therapies/therapy-screen.tsx");

/** The kinds of practitioner by which an address may begin, and their other names. */
const KINDS: readonly string[] = [...THERAPIES, "ayurvedic", "physio"];

/** The therapy that an address is about; null: the one that it names. */
const THERAPY_PAGES: Readonly<Record<string, string | null>> = {
  "/therapies/:id?": null,
  "/siddhatherapy/:id?": "siddha",
  "/ayurvedic": "ayurveda",
  "/nutrition": "nutrition",
  "/physiotherapy": "physiotherapy",
  "/unani": "unani",
};

/** Finding a practitioner, their profile, and what each therapy is, for everybody. Source: specification/consultations.md, Addresses. */
export const consultationRoutes = (dependencies: Dependencies): readonly RouteObject[] => [
  ...["/practitioners", "/therapists", "/practitioner", "/therapist"].flatMap((path) => [
    screen({ path, load: async (request) => (await directory()).load(request, dependencies), file: "directory-screen", code: directory }),
    screen({
      path: path === "/practitioners" ? `${path}/:id/:slug?` : `${path}/:id`,
      load: async (request) => (await profileData())(request, dependencies),
      file: "practitioner-profile-screen",
      code: profile,
      linked: () => import("./profile/profile-linked-data.ts"),
    }),
  ]),
  screen({ path: "/check_date", load: async (request) => (await dates()).load(request, dependencies), file: "dates-screen", code: dates }),
  ...Object.entries(THERAPY_PAGES).map(([path, id]) =>
    screen({
      path,
      load: async ({ params }) => (await therapy()).load({ params: id === null ? params : { id } }, dependencies),
      file: "therapy-screen",
      code: therapy,
    }),
  ),
  ...KINDS.map((type) =>
    screen({
      path: `/${type}/:city`,
      load: async ({ params: { city }, search }) => (await directory()).load({ params: { type, city }, search }, dependencies),
      file: "directory-screen",
      code: directory,
    }),
  ),
];
