import { openBuilder, saved } from './office.mjs';

const [few, many] = [50, 500];

/** Bytes on the heap of the builder's page after few and after many edits: moves, copies, removals and typed words, by keyboard. */
export async function measureMemory(context, made) {
  const { page } = await openBuilder(context, made);
  await page.keyboard.press('Escape');
  const browser = await context.newCDPSession(page);
  await edit(page, few);
  const before = await usedHeap(browser);
  await edit(page, many - few);
  const after = await usedHeap(browser);
  await page.close();
  return { few, many, before, after };
}

async function edit(page, count) {
  const acts = [
    'Alt+ArrowDown',
    'Control+d',
    'Delete',
    'Alt+ArrowDown',
    'Control+d',
    'Delete',
    'Alt+ArrowUp',
    'Alt+ArrowUp',
  ];
  for (let done = 0; done < count; done++) await page.keyboard.press(acts[done % acts.length]);
  await saved(page);
}

async function usedHeap(browser) {
  await browser.send('HeapProfiler.collectGarbage');
  await browser.send('HeapProfiler.collectGarbage');
  const { usedSize } = await browser.send('Runtime.getHeapUsage');
  return usedSize;
}
