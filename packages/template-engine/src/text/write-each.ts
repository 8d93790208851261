import type { Budget } from '../budget/budget.ts';
import { JoinedText } from './joined-text.ts';

/**
 * Joins what a function writes for each element with a separator. Each element is a step, and the budget must allow the whole
 * text.
 * @example
 * writeEach([1, 2], new Budget(), (element) => `<${element}>`, ', ') // => '<1>, <2>'
 */
export function writeEach<Element>(
  elements: readonly Element[],
  budget: Budget,
  write: (element: Element) => string,
  separator = '',
): string {
  const text = new JoinedText();
  for (let i = 0; i < elements.length; i++) {
    budget.step();
    text.add(i === 0 ? '' : separator).add(write(elements[i] as Element));
    budget.require(text.length);
  }
  return text.toString();
}
