import { FindLabTests } from "#core/labs/list/find-lab-tests.use-case.ts";
import { ListLabPackages } from "#core/labs/list/list-lab-packages.use-case.ts";
import { ListLabs } from "#core/labs/list/list-labs.use-case.ts";
import { ShowLabTest } from "#core/labs/list/show-lab-test.use-case.ts";
import { pincodeIn } from "#core/shipping/delivery-place.ts";
import { FOR_CUSTOMERS } from "#web/platform/guards/guards.ts";
import { siteWords } from "#web/design/site-words.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { screen } from "#web/platform/page/screen.tsx";
import { audienceIn, comparedIn } from "./packages/package-query.ts";
import { labAddress } from "#web/platform/addresses/lab-address.ts";
import { itemsIn } from "./booking/items-in.ts";
import { testQueryIn } from "./tests/test-query.ts";
import type { ComponentType } from "react";
import type { Head } from "#web/platform/page/head.ts";
import type { OwnLabPage } from "./booking/own-lab-page.ts";
import type { labBookingHeads } from "./wording/lab-booking-heads.ts";
import type { RouteObject } from "react-router-dom";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

type Code = { readonly file: string; readonly code: () => Promise<{ readonly Screen: ComponentType<{ readonly data: OwnLabPage }> }> };

/** A customer's own page. The server draws it for nobody. */
const own = (page: keyof typeof labBookingHeads, path: string, { file, code }: Code): RouteObject =>
  screen<OwnLabPage>({
    path,
    load: async ({ params, search }) => ({ ...(await heads())[page], id: params["id"] ?? null, asked: itemsIn(search) }),
    guards: FOR_CUSTOMERS,
    file,
    code: async () => ({ ...(await code()), head }),
  });

const head = ({ title, lead }: OwnLabPage): Head => ({ title: siteWords.titled(title), description: lead, canonical: null });

const heads = lateCode(() => import("./wording/lab-booking-heads.ts"), "labBookingHeads");

/** Laboratory tests and packages, for everybody, and what somebody has booked of them. Source: specification/labs.md, Addresses. */
export function labRoutes(dependencies: Dependencies): readonly RouteObject[] {
  const packages = () => dependencies.get(ListLabPackages)();
  const tests = (search: URLSearchParams) => dependencies.get(FindLabTests)(testQueryIn(search));
  return [
    own("book", labAddress.book, { file: "book-screen", code: () => import("./booking/book-screen.tsx") }),
    own("bookings", labAddress.bookings, { file: "bookings-screen", code: () => import("./booking/mine/bookings-screen.tsx") }),
    own("booking", `${labAddress.bookings}/:id`, { file: "booking-screen", code: () => import("./booking/booking-screen.tsx") }),
    own("report", `${labAddress.bookings}/:id/report`, { file: "report-screen", code: () => import("./report/report-screen.tsx") }),
    own("bills", `${labAddress.bookings}/:id/bills`, { file: "lab-bills-screen", code: () => import("./bills/lab-bills-screen.tsx") }),
    own("help", `${labAddress.bookings}/:id/help`, {
      file: "lab-booking-help-screen",
      code: () => import("./help/lab-booking-help-screen.tsx"),
    }),
    screen({
      path: labAddress.front,
      load: async ({ search }) => {
        const typed = search.get("pincode")?.trim().slice(0, 20) || null;
        const pincode = typed === null ? null : pincodeIn(typed);
        const [labs, page, offers] = await Promise.all([dependencies.get(ListLabs)(pincode), tests(new URLSearchParams()), packages()]);
        return { typed, pincode, labs, tests: page.found, categories: page.facets.category, packages: offers };
      },
      file: "front-screen",
      code: () => import("./front/front-screen.tsx"),
    }),
    screen({
      path: labAddress.tests,
      load: async ({ search }) => ({ asked: testQueryIn(search), page: await tests(search) }),
      file: "tests-screen",
      code: () => import("./tests/tests-screen.tsx"),
    }),
    screen({
      path: labAddress.find,
      load: async ({ search }) => {
        const slug = search.get("slug")?.slice(0, 100) || null;
        const found = slug === null ? null : await dependencies.get(ShowLabTest)(slug);
        if (found?.kind === "ok") return { kind: "found" as const, ...found.value };
        return { kind: slug === null ? ("unasked" as const) : ("unknown" as const), page: await tests(new URLSearchParams()) };
      },
      file: "test-screen",
      code: () => import("./test/test-screen.tsx"),
      linked: () => import("./test/test-linked-data.ts"),
    }),
    screen({
      path: labAddress.packages,
      load: async ({ search }) => ({ audience: audienceIn(search), packages: await packages() }),
      file: "packages-screen",
      code: () => import("./packages/packages-screen.tsx"),
    }),
    screen({
      path: labAddress.compare,
      load: async ({ search }) => {
        const all = await packages();
        return { ...comparedIn(search, all), all };
      },
      file: "compare-screen",
      code: () => import("./packages/compare-screen.tsx"),
    }),
  ];
}
