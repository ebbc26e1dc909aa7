import { LoginPage, loginHead } from "#web/features/sign-in/popup/login-page.tsx";
import { Screen as BenefitsHome } from "./benefits-home-screen.tsx";
import type { FrontPage } from "#core/catalogue/front/front-page.ts";

export const head = loginHead;

export function Screen({ data }: { readonly data: FrontPage }) {
  return (
    <LoginPage>
      <BenefitsHome data={data} />
    </LoginPage>
  );
}
