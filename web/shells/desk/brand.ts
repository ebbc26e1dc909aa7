import type { Brand } from "#web/platform/page/brand.ts";

export const brand: Brand = { name: "Niramaya Desk", logo: "logo" };
