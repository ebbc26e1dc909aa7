import { frontPage } from "#web/features/catalogue/home/front-page.ts";
import { screen } from "#web/platform/page/screen.tsx";
import type { RouteObject } from "react-router-dom";
import type { FrontPage } from "#core/catalogue/front/front-page.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

type LoginScreen = Pick<Parameters<typeof screen<FrontPage>>[0], "file" | "code">;

/**
 * Signing in, over a home. A shell that has one of its own names this beside it, with its screen: what a feature says of an address comes
 * after that.
 */
export const loginRoute = (dependencies: Dependencies, shown: LoginScreen): RouteObject =>
  screen({ path: "/login", guards: [{ name: "auth-route", lets: "visitors" }], load: frontPage(dependencies), ...shown });
