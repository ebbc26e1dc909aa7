/** What is wrong with a file: where, and what belongs there. A path of "" stands for the whole of it. */
export type Fault = { readonly path: string; readonly expected: string };
