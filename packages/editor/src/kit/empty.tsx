import { Center, Stack, Text } from '@mantine/core';

export function Empty({ title, children }: { readonly title: string; readonly children?: string }) {
  return (
    <Center p="xl">
      <Stack gap={4} align="center">
        <Text fw={600}>{title}</Text>
        {children && (
          <Text c="var(--awning-quiet)" ta="center" maw={420}>
            {children}
          </Text>
        )}
      </Stack>
    </Center>
  );
}
