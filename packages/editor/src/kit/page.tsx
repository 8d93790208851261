import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import style from './page.module.css';

interface PageProps {
  readonly title: string;
  readonly lead?: string;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  /** A link above the title, to the list this page belongs to. */
  readonly back?: ReactNode;
  /** For a screen with a wide table beside its second column. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** The frame of a screen: one heading, which is also the title of the browser's window. */
export function Page({ title, lead, actions, back, isWide = false, children }: PageProps) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <Stack gap="lg" className={style['page'] ?? ''} mod={{ wide: isWide }}>
      <Box>
        {back}
        <Group justify="space-between" align="flex-end" gap="sm">
          <Box>
            <Title order={1}>{title}</Title>
            {lead && (
              <Text c="var(--awning-quiet)" mt={4}>
                {lead}
              </Text>
            )}
          </Box>
          {actions}
        </Group>
      </Box>
      {children}
    </Stack>
  );
}
