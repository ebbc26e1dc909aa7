import { Screen as HomeScreen } from "#web/features/catalogue/home/home-screen.tsx";
import { LoginPage, loginHead } from "./login-page.tsx";
import type { FrontPage } from "#core/catalogue/front/front-page.ts";

export const head = loginHead;

export function Screen({ data }: { readonly data: FrontPage }) {
  return (
    <LoginPage>
      <HomeScreen data={data} />
    </LoginPage>
  );
}
