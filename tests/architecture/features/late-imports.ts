const DECLARES_SCREENS = /from "#web\/platform\/page\/screen\.tsx"|from "#web\/platform\/own-page\/own-screen\.tsx"/;

/**
 * The places where a file of the web loads code late by a way of its own. There are two ways: `lateCode`, on which all that draws what
 * comes late builds, and the code of a screen, which `screen` loads. Both treat code that does not come as an outage. A sheet has no code.
 */
export function lateImportsIn(source: string): readonly string[] {
  const declaresScreens = DECLARES_SCREENS.test(source);
  return [...source.matchAll(/\bimport\(\s*("[^"]*")/g)].flatMap(({ index, 1: file = "" }) => {
    const before = source.slice(0, index);
    if (file.endsWith('.css"')) return [];
    if (/\blateCode\(\s*\(\) =>\s*$/.test(before)) return [];
    return declaresScreens && /\(\) =>\s*$/.test(before) ? [] : [file];
  });
}
