import { lateCode } from "#web/platform/late/late-code.ts";
import { FOR_CUSTOMERS } from "#web/platform/guards/guards.ts";
import { screen } from "#web/platform/page/screen.tsx";
import { siteWords } from "#web/design/site-words.ts";
import { accountAddress } from "#web/platform/addresses/account-address.ts";
import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import type { Head } from "#web/platform/page/head.ts";
import type { accountHeads } from "./wording/account-heads.ts";

/**
 * Of whose page it is, only the address knows; what is drawn before somebody is signed in is everybody's. `id` null: the address names
 * none.
 */
type Own = { readonly title: string; readonly id: string | null };
type Code = { readonly file: string; readonly code: () => Promise<{ readonly Screen: ComponentType<{ readonly data: Own }> }> };

/** A customer's own page. Its words come with its code: they are no part of the first view. No search engine keeps such a page. */
export const ownScreen = (title: keyof typeof accountHeads, path: string, { file, code }: Code): RouteObject =>
  screen<Own>({
    path,
    load: async ({ params }) => ({
      title: (await heads())[title],
      id: params["id"] ?? null,
    }),
    guards: path === accountAddress.mobile ? [] : FOR_CUSTOMERS, // That page is visitors' too, whom it asks to sign in.
    file,
    code: async () => ({ ...(await code()), head }),
  });

const head = ({ title }: Own): Head => ({ title: siteWords.titled(title), description: title, canonical: null });

const heads = lateCode(() => import("./wording/account-heads.ts"), "accountHeads");
