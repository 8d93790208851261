import { Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { Icon } from '../kit/icon.tsx';

const id = 'rule-problems';

/** Says after saving what cannot work; it stays until it is closed, or until a later save has mended it. */
export function notifyProblems(title: string, problems: readonly string[], close: string): void {
  notifications.hide(id);
  if (problems.length === 0) return;
  notifications.show({
    id,
    color: 'sun',
    icon: <Icon name="warning" size={18} />,
    title,
    message: (
      <Stack gap={4}>
        {problems.map((problem) => (
          <Text key={problem} size="sm" c="var(--mantine-color-text)">
            {problem}
          </Text>
        ))}
      </Stack>
    ),
    autoClose: false,
    closeButtonProps: { 'aria-label': close },
  });
}
