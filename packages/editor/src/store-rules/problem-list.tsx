import { Alert, List, Text } from '@mantine/core';
import { Icon } from '../kit/icon.tsx';

interface ProblemListProps {
  readonly title: string;
  readonly problems: readonly string[];
}

/** Rules that cannot work, each named with its reason. */
export function ProblemList({ title, problems }: ProblemListProps) {
  if (problems.length === 0) return null;
  return (
    <Alert color="sun" icon={<Icon name="warning" />} title={title}>
      {problems.length === 1 ? (
        <Text size="sm">{problems[0]}</Text>
      ) : (
        <List size="sm" spacing={4}>
          {problems.map((problem) => (
            <List.Item key={problem}>{problem}</List.Item>
          ))}
        </List>
      )}
    </Alert>
  );
}
