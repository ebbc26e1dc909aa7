/** The tags of a frame by which its pages get their styles, letters and sign: for a page that is none of the shell's. */
export const pageStylesIn = (frame: string): string =>
  (frame.match(/<link rel="(?:icon|preload|stylesheet)"[^>]*>|<meta name="theme-color"[^>]*>/g) ?? []).join("\n");
