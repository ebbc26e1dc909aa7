import { lateCode } from "#web/platform/late/late-code.ts";
import { screen } from "#web/platform/page/screen.tsx";
import type { RouteObject } from "react-router-dom";

/** Every part in every state, where the shop is built and nowhere else. */
export const galleryRoutes: RouteObject[] = import.meta.env.DEV
  ? [
      screen({
        path: "/gallery",
        load: async () => null,
        file: "gallery-screen",
        code: async () => ({
          Screen: await lateCode(() => import("./gallery-screen.tsx"), "GalleryScreen")(),
          head: () => ({ title: "Gallery", description: "", canonical: null }),
        }),
      }),
    ]
  : [];
