/** Where hospitals, clinics and plans are. Source: specification/content.md, Hospitals and health plans. */
export const careAddress = {
  hospitals: "/ayush-hospital",
  plans: "/health-plans",
  clinics: "/brand/clinic",
  clinic: (id: string): string => `/brand/clinic/${encodeURIComponent(id)}`,
};
