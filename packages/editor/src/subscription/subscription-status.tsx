import { StatusBadge, type Tone } from '../kit/status-badge.tsx';
import { useTexts } from '../texts/texts.ts';
import { subscriptionTexts } from './messages.ts';
import type { ListedSubscription } from './queries.ts';

const tones = {
  pending: 'quiet',
  active: 'good',
  paused: 'quiet',
  past_due: 'bad',
  cancelled: 'quiet',
  ended: 'quiet',
} as const satisfies Readonly<Record<ListedSubscription['state'], Tone>>;

export function SubscriptionStatus({ state }: Pick<ListedSubscription, 'state'>) {
  const words = useTexts(subscriptionTexts);
  return <StatusBadge tone={tones[state]}>{words.states[state]}</StatusBadge>;
}
