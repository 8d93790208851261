import { restartBlocks } from './restart-blocks.ts';
import { one } from './y/node.ts';

type Callback = (y: unknown) => void;

/** Names that themes call after they have swapped the page in place; each restarts all blocks, which is repeatable. */
const initializers = [
  'initializeCommerce',
  'initializeVideo',
  'initializeSummaryV2Block',
  'initializeLayoutBlocks',
  'initializeFormBlocks',
  'initializeCartPage',
] as const;

/** `Squarespace`: when a theme's functions run, and how they run again after the theme replaced the page. */
export function createLifeCycle(y: object) {
  const onStart = new Set<Callback>();
  const onEnd = new Set<Callback>();

  const lifeCycle = {
    AFTER_BODY_LOADED: false,
    onInitialize(first: unknown, second?: unknown): void {
      const callback = callbackOf(first, second);
      if (callback === undefined) return;
      onStart.add(callback);
      // Scripts with `async` come after the page has started.
      if (lifeCycle.AFTER_BODY_LOADED) run(callback, y);
    },
    onDestroy(first: unknown, second?: unknown): void {
      const callback = callbackOf(first, second);
      if (callback !== undefined) onEnd.add(callback);
    },
    afterBodyLoad(): void {
      if (lifeCycle.AFTER_BODY_LOADED) return;
      lifeCycle.AFTER_BODY_LOADED = true;
      restartBlocks();
      // Callbacks may register others, which run at once.
      const callbacks = [...onStart];
      for (const callback of callbacks) run(callback, y);
    },
    globalInit(): void {
      lifeCycle.AFTER_BODY_LOADED = false;
      lifeCycle.afterBodyLoad();
    },
    globalDestroy(): void {
      lifeCycle.AFTER_BODY_LOADED = false;
      for (const callback of onEnd) run(callback, y);
    },
  };
  const restart = (_y?: unknown, root?: unknown) => restartBlocks(partOf(root));
  return Object.assign(lifeCycle, Object.fromEntries(initializers.map((name) => [name, restart])));
}

/** `Y` comes first, but some themes leave it out. */
function callbackOf(first: unknown, second: unknown): Callback | undefined {
  const callback = second ?? first;
  return typeof callback === 'function' ? (callback as Callback) : undefined;
}

/** The part of the page that a theme names, as an element or as a node; the whole page without one. */
function partOf(root: unknown): ParentNode | undefined {
  const part = one(root)?.getDOMNode();
  return part instanceof Element || part instanceof DocumentFragment ? part : undefined;
}

/** One callback that fails must not stop the others. */
function run(callback: Callback, y: object): void {
  try {
    callback(y);
  } catch (error) {
    reportError(error);
  }
}
