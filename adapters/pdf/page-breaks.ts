/** Something that no page break goes through; one that `keepsNext` is never the last of its page, where a page can hold both. */
export type Block = { readonly height: number; readonly keepsNext: boolean };

/** How much fits on the first page and on each later one. */
export type Room = { readonly first: number; readonly later: number };

/** The page of each block, from 0 on. A block that is higher than a page has a page of its own. */
export function pagesOf(blocks: readonly Block[], room: Room): readonly number[] {
  const pages: number[] = [];
  let [page, left] = [0, room.first];
  for (const chain of chainsOf(blocks)) {
    const whole = chain.reduce((sum, { height }) => sum + height, 0);
    if (whole > left && whole <= room.later) turn();
    for (const { height } of chain) {
      if (height > left && left < (page === 0 ? room.first : room.later)) turn();
      pages.push(page);
      left -= height;
    }
  }
  return pages;

  function turn(): void {
    page += 1;
    left = room.later;
  }
}

function chainsOf(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const chains: Block[][] = [];
  let isKept = false;
  for (const block of blocks) {
    if (isKept) chains.at(-1)?.push(block);
    else chains.push([block]);
    isKept = block.keepsNext;
  }
  return chains;
}
