/** A text whose links are written as `[words](address)`, without where they lead. */
export const textWithoutLinks = (text: string): string => text.replace(/\[([^\]]+)\]\([^)\s]+\)/g, "$1");
