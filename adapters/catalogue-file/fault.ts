/** What is wrong with a catalogue: the line, counted from 1, the field, and what belongs there. A path of "" stands for the whole line. */
export type Fault = { readonly line: number; readonly path: string; readonly expected: string };
