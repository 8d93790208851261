import { Paper, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { AwningEdge } from '../kit/awning-edge.tsx';
import style from './door.module.css';

interface DoorProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** The frame of the pages before sign-in. */
export function Door({ title, lead, children }: DoorProps) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main className={style['ground']}>
      <div className={style['shade']}>
        <AwningEdge />
      </div>
      <div className={style['card']}>
        <Title order={1}>{title}</Title>
        <Text c="var(--awning-quiet)" mt={4} mb="lg">
          {lead}
        </Text>
        <Paper withBorder radius="lg" p="lg" style={{ borderColor: 'var(--awning-line)' }}>
          {children}
        </Paper>
      </div>
    </main>
  );
}
