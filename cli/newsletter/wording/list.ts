export const nobodyText = "Nobody gets the newsletter: no address is confirmed.\n";
