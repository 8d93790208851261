import { Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface CardProps {
  readonly title?: string;
  readonly children: ReactNode;
  /** Without inner space, for tables that reach to the edge. */
  readonly isFlush?: boolean;
}

export function Card({ title, children, isFlush = false }: CardProps) {
  const heading = title && (
    <Title order={2} mb="md" {...(isFlush ? { px: 'lg', pt: 'lg' } : {})}>
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
      {heading}
      {children}
    </Paper>
  );
}
