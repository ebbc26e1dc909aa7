/** Where hospitals, clinics and plans are. Source: platform section 2, Simple pages, Nested routes. */
export const careAddress = {
  hospitals: "/ayush-hospital",
  plans: "/health-plans",
  clinics: "/brand/clinic",
  clinic: (id: string): string => `/brand/clinic/${encodeURIComponent(id)}`,
};
