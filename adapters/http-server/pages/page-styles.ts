/** The tags of a shell's `index.html` that load styles, fonts and icon, for a page that the shell does not render. */
export const pageStylesIn = (frame: string): string =>
  (frame.match(/<link rel="(?:icon|preload|stylesheet)"[^>]*>|<meta name="theme-color"[^>]*>/g) ?? []).join("\n");
