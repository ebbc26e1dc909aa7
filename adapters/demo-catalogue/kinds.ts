import { accessoriesKinds } from "./kinds/accessories.ts";
import { ayurvedaKinds } from "./kinds/ayurveda.ts";
import { chronicDiseaseKinds } from "./kinds/chronic-disease.ts";
import { dietaryNeedsKinds } from "./kinds/dietary-needs.ts";
import { healthPackageKinds } from "./kinds/health-package.ts";
import { healthyFoodKinds } from "./kinds/healthy-food.ts";
import { personalCareKinds } from "./kinds/personal-care.ts";
import { unaniKinds } from "./kinds/unani.ts";
import { vitaminsAndSupplementsKinds } from "./kinds/vitamins-and-supplements.ts";
import { womensHealthKinds } from "./kinds/womens-health.ts";
import type { Kind } from "./kind.ts";

/** Category by category, in the order of the shop's menus. */
export const kinds: readonly Kind[] = [
  ...ayurvedaKinds,
  ...unaniKinds,
  ...dietaryNeedsKinds,
  ...chronicDiseaseKinds,
  ...womensHealthKinds,
  ...accessoriesKinds,
  ...healthPackageKinds,
  ...vitaminsAndSupplementsKinds,
  ...healthyFoodKinds,
  ...personalCareKinds,
];
