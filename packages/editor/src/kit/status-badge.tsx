import { Badge } from '@mantine/core';

export type Tone = 'good' | 'open' | 'bad' | 'quiet';

const colours: Readonly<Record<Tone, string>> = { good: 'cloth', open: 'sun', bad: 'red', quiet: 'gray' };

/** The word carries the meaning; the colour only helps to find it. */
export function StatusBadge({ tone, children }: { readonly tone: Tone; readonly children: string }) {
  return (
    <Badge color={colours[tone]} variant="light" radius="sm" tt="none" fw={600} style={{ flexShrink: 0 }}>
      {children}
    </Badge>
  );
}
