import { Anchor, Group, List, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Icon } from '../kit/icon.tsx';
import { useTexts } from '../texts/texts.ts';
import { dashboardTexts } from './messages.ts';
import type { Task } from './tasks.ts';

export function TaskList({ tasks }: { readonly tasks: readonly Task[] }) {
  const words = useTexts(dashboardTexts);
  if (tasks.length === 0) {
    return (
      <Group gap="xs" c="var(--awning-accent)">
        <Icon name="check" />
        <Text c="var(--mantine-color-text)">{words.nothingToDo}</Text>
      </Group>
    );
  }
  return (
    <List spacing="xs" listStyleType="none">
      {tasks.map(({ name, text, path, asked }) => (
        <List.Item key={name}>
          <Anchor component={Link} to={path} {...(asked && { search: asked as never })}>
            {text}
          </Anchor>
        </List.Item>
      ))}
    </List>
  );
}
