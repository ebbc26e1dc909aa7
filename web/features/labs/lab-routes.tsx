import { FindLabTests } from "#core/labs/list/find-lab-tests.use-case.ts";
import { ListLabPackages } from "#core/labs/list/list-lab-packages.use-case.ts";
import { ListLabs } from "#core/labs/list/list-labs.use-case.ts";
import { ShowLabTest } from "#core/labs/list/show-lab-test.use-case.ts";
import { pincodeIn } from "#core/shipping/delivery-place.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { screen } from "#web/platform/page/screen.tsx";
import { Whole } from "#web/platform/late/whole.ts";
import { audienceIn, comparedIn } from "./packages/package-query.ts";
import { labAddress } from "./lab-address.ts";
import { testQueryIn } from "./tests/test-query.ts";
import type { RouteObject } from "react-router-dom";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

/** Laboratory tests and packages, for everybody. Source: specification/labs.md, Addresses. */
export function labRoutes(keeper: Dependencies): readonly RouteObject[] {
  const whole = () => keeper.get(Whole);
  const packages = () => lateUseCase(whole(), ListLabPackages)();
  const tests = (search: URLSearchParams) => lateUseCase(whole(), FindLabTests)(testQueryIn(search));
  return [
    screen({
      path: labAddress.front,
      load: async ({ search }) => {
        const typed = search.get("pincode")?.trim().slice(0, 20) || null;
        const pincode = typed === null ? null : pincodeIn(typed);
        const [labs, page, offers] = await Promise.all([lateUseCase(whole(), ListLabs)(pincode), tests(new URLSearchParams()), packages()]);
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
        const found = slug === null ? null : await lateUseCase(whole(), ShowLabTest)(slug);
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
