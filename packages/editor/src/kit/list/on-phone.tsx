import { Text } from '@mantine/core';

/** Behind the title or a fact of a row, on a phone: what has a column of its own on a wide screen. */
export function OnPhone({ children }: { readonly children: string }) {
  return (
    <Text span inherit hiddenFrom="sm" style={{ whiteSpace: 'nowrap' }}>
      {' · '}
      {children}
    </Text>
  );
}
