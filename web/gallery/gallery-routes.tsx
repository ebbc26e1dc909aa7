import { screen } from "#web/platform/page/screen.tsx";
import type { RouteObject } from "react-router-dom";

/** Every part in every state, where the shop is built and nowhere else. */
export const galleryRoutes: RouteObject[] = import.meta.env.DEV
  ? [
      screen({
        path: "/gallery",
        load: async () => null,
        file: "gallery-screen",
        code: async () => {
          const { GalleryScreen } = await import("./gallery-screen.tsx");
          return { Screen: GalleryScreen, head: () => ({ title: "Gallery", description: "", canonical: null }) };
        },
      }),
    ]
  : [];
