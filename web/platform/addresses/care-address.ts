/** Where hospitals, clinics and plans are. Source: specification/content.md, Hospitals and health plans. */
export const careAddress = {
  hospitals: "/ayush-hospital",
  plans: "/health-plans",
  buyPlan: (id: string): string => `/my-plans/new?plan=${encodeURIComponent(id)}`,
  clinics: "/brand/clinic",
  clinic: (id: string): string => `/brand/clinic/${encodeURIComponent(id)}`,
};
