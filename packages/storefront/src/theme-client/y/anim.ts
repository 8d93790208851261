import { Base } from './base.ts';
import { callable } from './callable.ts';
import { one, type YNode } from './node.ts';

type Goal = string | number | ((node: YNode) => string | number);
type Goals = Readonly<Record<string, Goal>>;

/** `Y.Anim`: moves a node from one state to another, at once for visitors who want no motion. */
class Animation extends Base {
  #running: globalThis.Animation | undefined;

  override get(name: string): unknown {
    if (name === 'running') return this.#running !== undefined;
    return name === 'node' ? one(super.get('node')) : super.get(name);
  }

  run(): this {
    this.stop();
    const node = this.get('node') as YNode | null;
    if (node === null) return this;
    const isReverse = this.get('reverse') === true;
    const [from, to] = [this.get('from') as Goals | undefined, this.get('to') as Goals | undefined];
    const [first, last] = isReverse ? [to, from] : [from, to];
    const element = node.getDOMNode() as HTMLElement;
    const end = valuesOf(node, last);
    moveScroll(element, end);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const duration = isStill ? 0 : Number(this.get('duration') ?? 1) * 1000;
    this.fire('start');
    const frames = [valuesOf(node, first), end].map(styles);
    const running = element.animate(frames.length > 1 && Object.keys(frames[0]!).length === 0 ? [frames[1]!] : frames, {
      duration,
      easing: cssEasing(this.get('easing')),
      iterations: Number(this.get('iterations') ?? 1) || 1,
    });
    this.#running = running;
    running.addEventListener('finish', () => {
      for (const [name, value] of Object.entries(end)) if (!isScroll(name)) node.setStyle(name, value);
      this.#running = undefined;
      this.fire('end');
    });
    return this;
  }

  stop(isFinished = false): this {
    const running = this.#running;
    this.#running = undefined;
    if (isFinished) running?.finish();
    else running?.cancel();
    return this;
  }

  pause(): this {
    this.#running?.pause();
    return this;
  }
}

export const Anim = callable(Animation);

/** Curves by their names; browsers know four of them. */
export const Easing = Object.fromEntries(
  ['easeNone', 'easeIn', 'easeOut', 'easeBoth'].flatMap((name) =>
    ['', 'Strong'].map((strength) => [`${name}${strength}`, `${name}${strength}`]),
  ),
);

function cssEasing(easing: unknown): string {
  const name = typeof easing === 'string' ? easing : '';
  if (/out/i.test(name)) return 'ease-out';
  if (/both|inout/i.test(name)) return 'ease-in-out';
  return /in/i.test(name) ? 'ease-in' : 'linear';
}

function valuesOf(node: YNode, goals: Goals = {}): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(goals).map(([name, goal]) => [name, typeof goal === 'function' ? goal(node) : goal]),
  );
}

function styles(values: Readonly<Record<string, string | number>>): Record<string, string> {
  const shown = Object.entries(values).filter(([name]) => !isScroll(name));
  return Object.fromEntries(
    shown.map(([name, value]) => [
      name,
      typeof value === 'number' && name !== 'opacity' ? `${value}px` : String(value),
    ]),
  );
}

const isScroll = (name: string) => name.startsWith('scroll');

function moveScroll(element: HTMLElement, { scroll, scrollTop, scrollLeft }: Readonly<Record<string, unknown>>): void {
  const [left, top] = Array.isArray(scroll) ? (scroll as number[]) : [scrollLeft, scrollTop];
  const isPage = element === document.body || element === document.documentElement;
  const target = isPage ? window : element;
  if (left !== undefined || top !== undefined) {
    target.scrollTo({
      ...(left === undefined ? {} : { left: Number(left) }),
      ...(top === undefined ? {} : { top: Number(top) }),
      behavior: 'smooth',
    });
  }
}
