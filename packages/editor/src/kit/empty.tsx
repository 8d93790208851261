import { Center, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface EmptyProps {
  readonly title: string;
  readonly children?: string;
  /** The first step. */
  readonly action?: ReactNode;
}

export function Empty({ title, children, action }: EmptyProps) {
  return (
    <Center p="xl">
      <Stack gap={4} align="center">
        <Text fw={600} ta="center">
          {title}
        </Text>
        {children && (
          <Text c="var(--awning-quiet)" ta="center" maw={420} mb={action ? 'sm' : 0}>
            {children}
          </Text>
        )}
        {action}
      </Stack>
    </Center>
  );
}
