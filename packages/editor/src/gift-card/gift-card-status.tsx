import { StatusBadge, type Tone } from '../kit/status-badge.tsx';
import { useTexts } from '../texts/texts.ts';
import { giftCardTexts } from './messages.ts';
import type { ListedGiftCard } from './queries.ts';

const tones = { active: 'good', used: 'quiet', expired: 'quiet', disabled: 'bad' } as const satisfies Readonly<
  Record<ListedGiftCard['state'], Tone>
>;

export function GiftCardStatus({ state }: Pick<ListedGiftCard, 'state'>) {
  const words = useTexts(giftCardTexts);
  return <StatusBadge tone={tones[state]}>{words.states[state]}</StatusBadge>;
}
