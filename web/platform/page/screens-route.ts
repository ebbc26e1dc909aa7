/** The route in which a site's screens stand. */
export const SCREENS = "screens";
