import { Group, Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface CardProps {
  readonly title?: string;
  /** Opposite the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
  /** Without inner space, for tables that reach to the edge. */
  readonly isFlush?: boolean;
}

export function Card({ title, action, children, isFlush = false }: CardProps) {
  const space = { mb: 'md', ...(isFlush ? { px: 'lg', pt: 'lg' } : {}) };
  const heading = title && (
    <Title order={2} {...(action ? {} : space)}>
      {title}
    </Title>
  );
  return (
    <Paper
      component="section"
      withBorder
      p={isFlush ? 0 : 'lg'}
      radius="lg"
      style={{ borderColor: 'var(--awning-line)' }}
    >
      {action ? (
        <Group justify="space-between" {...space}>
          {heading}
          {action}
        </Group>
      ) : (
        heading
      )}
      {children}
    </Paper>
  );
}
