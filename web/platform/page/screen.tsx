import { useActionData, useLoaderData } from "react-router-dom";
import { loader } from "#web/platform/late/loader.ts";
import { codeUnavailable } from "#web/platform/window/lost-code.ts";
import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import type { GuardCall } from "#web/platform/guards/guards.ts";
import type { Head, Linked, WithHead } from "./head.ts";
import type { Layout } from "./layout.ts";

/** The named parts of an address's path, and its search. */
export type RouteRequest = { readonly params: Readonly<Record<string, string | undefined>>; readonly search: URLSearchParams };

/** Headers that the server passes to a page. In a window there are none. */
export type ServerRequest = { readonly headers: Headers };

/** The text fields of a form by their names. */
export type SentForm = Readonly<Record<string, string>>;

type Shown<Data> = ComponentType<{ readonly data: Data }>;

/** A screen's code, with its head. Both are loaded when the screen is first shown. */
type Code<Data> = { readonly Screen: Shown<Data>; readonly head: (data: Data) => Head };

type Screen<Data> = {
  readonly path: string;
  readonly load: (request: RouteRequest & ServerRequest) => Promise<Data>;
  /** The page's data after its form was sent to the server, for browsers without script. The form is not stored. */
  readonly answer?: (sent: SentForm) => Promise<Data>;
  /** The name of the file with its code, without the extension. */
  readonly file: string;
  /** Its layout, if it differs from the layout of its feature. */
  readonly layout?: Layout;
  /** The guards that decide who may see it. */
  readonly guards?: readonly GuardCall[];
  readonly code: () => Promise<Code<Data>>;
  /** Its structured data. Only the server asks for it. */
  readonly linked?: () => Promise<Linked<NoInfer<Data>>>;
};

/** A route whose screen gets the answer of its loader. A loader may throw a Response: a redirect, or a status for the error screen. */
export function screen<Data>(declared: Screen<Data>): RouteObject;
export function screen(declared: Screen<unknown>): RouteObject {
  const { path, load, answer, file, layout, guards, code, linked } = declared;
  let come: Code<unknown> | null = null;
  const handle: WithHead & { readonly layout?: Layout; readonly guards?: readonly GuardCall[] } = {
    head: (data) => come?.head(data) ?? null,
    file,
    ...(layout === undefined ? {} : { layout }),
    ...(guards === undefined ? {} : { guards }),
    ...(linked === undefined ? {} : { linked }),
  };
  return {
    path,
    handle,
    ...(answer === undefined ? {} : { action: ({ request }) => loader(async () => answer(await formIn(request)))() }),
    loader: ({ params, request }) => loader(() => load({ params, search: new URL(request.url).searchParams, headers: request.headers }))(),
    lazy: async () => {
      come = await code().catch(codeUnavailable);
      const { Screen: Shown } = come;
      return {
        Component: function Loaded() {
          const loaded: unknown = useLoaderData();
          const data: unknown = useActionData() ?? loaded;
          return <Shown data={data} />;
        },
      };
    },
  };
}

async function formIn(request: Request): Promise<SentForm> {
  const fields = [...(await request.formData())];
  return Object.fromEntries(fields.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}
