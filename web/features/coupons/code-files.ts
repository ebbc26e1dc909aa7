import type { CodeFiles } from "#web/code-files.ts";

export const codeFiles: CodeFiles = { joins: { buying: /coupon-label/ }, kept: /coupons.coupon-model\.tsx?$/ };
