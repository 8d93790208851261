import type { Tone } from '../../kit/status-badge.tsx';
import type { ProductImport } from './queries.ts';

const tones: Readonly<Record<ProductImport['state'], Tone>> = {
  checking: 'open',
  checked: 'open',
  importing: 'open',
  stopped: 'quiet',
  done: 'good',
};

export function toneOf(state: ProductImport['state']): Tone {
  return tones[state];
}
