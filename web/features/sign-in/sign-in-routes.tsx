import { screen } from "#web/platform/page/screen.tsx";
import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { ownScreen } from "#web/platform/own-page/own-screen.tsx";
import { loginRoute } from "./popup/login-route.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";
import type { RouteObject } from "react-router-dom";
import type { EmailLinkText } from "./email/verify-email-model.ts";

/** Signing in, and whatever follows from a letter. Source: specification/sign-in.md, Addresses. */
export function signInRoutes(dependencies: Dependencies): readonly RouteObject[] {
  return [
    loginRoute(dependencies, { file: "login-screen", code: () => import("./popup/login-screen.tsx") }),
    screen<EmailLinkText>({
      path: "/verifyEmail",
      load: async ({ search }) => ({ challenge: search.get("_id") ?? "", code: search.get("otp") ?? "", email: search.get("email") ?? "" }),
      file: "verify-email-screen",
      code: () => import("./email/verify-email-screen.tsx"),
    }),
    screen<{ readonly key: string }>({
      path: "/resetpassword",
      load: async ({ search }) => ({ key: search.get("key") ?? "" }),
      file: "reset-password-screen",
      code: () => import("./passwords/reset-password-screen.tsx"),
    }),
    ownScreen("mobile", accountAddress.mobile, {
      file: "mobile-screen",
      code: () => import("./mobile/mobile-screen.tsx"),
    }),
    ownScreen("password", accountAddress.password, {
      file: "password-screen",
      code: () => import("./passwords/password-screen.tsx"),
    }),
  ];
}
