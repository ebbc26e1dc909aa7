import { useLoaderData } from "react-router-dom";
import { loaded } from "./loaded.ts";
import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import type { Head, WithHead } from "./head.ts";
import type { Layout } from "./layout.ts";

/** What an address asks for: the parts of its path that have names, and its search. */
export type Asked = { readonly params: Readonly<Record<string, string | undefined>>; readonly search: URLSearchParams };

type Screen<Data> = {
  readonly path: string;
  readonly load: (asked: Asked) => Promise<Data>;
  readonly head: (data: NoInfer<Data>) => Head;
  /** The name of the file that its code is in, without its end. */
  readonly file: string;
  /** What it stands in, where that is not what its area stands in. */
  readonly layout?: Layout;
  /** Its code, loaded when it is first shown. */
  readonly code: () => Promise<ComponentType<{ readonly data: Data }>>;
};

/** A route whose screen is given what its loader answers. A loader may throw a Response: a redirect, or a status for the trouble screen. */
export function screen<Data>(declared: Screen<Data>): RouteObject;
export function screen({ path, load, head, file, layout, code }: Screen<unknown>): RouteObject {
  const handle: WithHead & { readonly layout?: Layout } = { head, file, ...(layout === undefined ? {} : { layout }) };
  return {
    path,
    handle,
    loader: ({ params, request }) => loaded(() => load({ params, search: new URL(request.url).searchParams }))(),
    lazy: async () => {
      const Shown = await code();
      return {
        Component: function Loaded() {
          const data: unknown = useLoaderData();
          return <Shown data={data} />;
        },
      };
    },
  };
}
