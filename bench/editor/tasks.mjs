import { openBuilder, saved } from './office.mjs';

const drags = 5;
const letters = 200;

/** The long tasks (50 ms and more) of the builder and of the page in it, in milliseconds, while blocks are dragged and a text is typed. */
export async function measureTasks(context, made) {
  const { page, canvas } = await openBuilder(context, made);
  const drag = () => moveDown(page, canvas);
  // The first time compiles what the others run.
  await drag();
  const dragging = await longTasks(context, page, async () => {
    for (let done = 0; done < drags; done++) await drag();
  });
  const quote = canvas.locator('blockquote').first();
  await quote.dblclick();
  await canvas.locator('blockquote[contenteditable]').waitFor();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' and');
  await saved(page);
  const typing = await longTasks(context, page, () =>
    page.keyboard.type('on and '.repeat(letters).slice(0, letters), { delay: 40 }),
  );
  await page.close();
  return { dragging, typing };
}

/**
 * The processor time of every task of 50 ms and more on the main thread of a page. The clock would count what else the machine does.
 */
async function longTasks(context, page, work) {
  const browser = await context.browser().newBrowserCDPSession();
  const events = [];
  browser.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await browser.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel', '__metadata'] } });
  await work();
  await saved(page);
  const complete = new Promise((resolve) => browser.once('Tracing.tracingComplete', resolve));
  await browser.send('Tracing.end');
  await complete;
  await browser.detach();
  return tasksOf(events).filter((milliseconds) => milliseconds >= 50);
}

function tasksOf(events) {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const isPage = ({ pid, tid }) => threads.some((thread) => thread.pid === pid && thread.tid === tid);
  const tasks = events.filter((event) => event.name === 'ThreadControllerImpl::RunTask' && isPage(event));
  if (tasks.length === 0) throw new Error('The browser has recorded no task');
  return tasks.map(({ tdur }) => Math.round(tdur / 1000));
}

/** Drags the first quote past its neighbours, in steps as a hand makes them, and waits until it is saved. */
async function moveDown(page, canvas) {
  await canvas.locator('blockquote').first().click();
  const handle = await page.getByRole('button', { name: /^Move: drag/ }).boundingBox();
  const [x, y] = [handle.x + 10, handle.y + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 320, { steps: 60 });
  await page.locator('[data-drop-line]').waitFor();
  await page.mouse.up();
  await saved(page);
}
