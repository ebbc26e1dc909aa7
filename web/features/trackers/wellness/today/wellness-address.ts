/** Where mind and body are. Source: specification/wellness.md, Addresses. */
export const wellnessAddress = { today: "/wellness", physical: "/wellness/physical", mind: "/wellness/mind" };
