import { Anchor, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import type { Selection } from '../kit/list/use-selection.ts';
import { Record } from '../kit/records.tsx';
import { StatusBadge, type Tone } from '../kit/status-badge.tsx';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import style from './comment-record.module.css';
import { commentTexts } from './messages.ts';
import { type Comment, judgements } from './queries.ts';
import { useJudge } from './use-judge.ts';

const tones = { pending: 'open', published: 'good', hidden: 'quiet', spam: 'quiet' } as const satisfies Record<
  Comment['state'],
  Tone
>;

interface CommentRecordProps {
  readonly comment: Comment;
  readonly selection: Selection<Comment>;
  readonly onDelete: () => void;
}

export function CommentRecord({ comment, selection, onDelete }: CommentRecordProps) {
  const words = useTexts(commentTexts);
  const format = useFormat();
  const judge = useJudge();
  const { author, email, answers, body, state, createdAt, itemTitle, itemPath, isTeam } = comment;
  return (
    <Record>
      <Group align="flex-start" wrap="nowrap" className={style['comment'] ?? ''} gap="sm">
        <Checkbox
          aria-label={words.select(author)}
          checked={selection.has(comment)}
          onChange={() => selection.toggle(comment)}
        />
        <Stack gap="xs" miw={0}>
          <Group gap="sm">
            <Anchor href={itemPath} target="_blank" rel="noopener" fw={600}>
              {itemTitle || words.noTitle}
            </Anchor>
            <StatusBadge tone={tones[state]}>{words.states[state]}</StatusBadge>
          </Group>
          <Text className={style['text'] ?? ''}>{body}</Text>
          <Text size="sm" c="var(--awning-quiet)" className={style['text'] ?? ''}>
            {words.on(author, format.day(createdAt))}
            {isTeam ? ` · ${words.team}` : ''}
            {email === '' ? '' : ` · ${email}`}
            {answers === null ? '' : ` · ${words.answers(answers)}`}
          </Text>
          <Group gap="xs">
            {judgements
              .filter((judgement) => judgement !== state)
              .map((judgement) => (
                <Button
                  key={judgement}
                  size="compact-sm"
                  variant={judgement === 'published' ? 'light' : 'subtle'}
                  loading={judge.isPending && judge.variables.state === judgement}
                  disabled={judge.isPending}
                  aria-label={words.actsOf[judgement](author)}
                  onClick={() => judge.mutate({ comments: [comment], state: judgement })}
                >
                  {words.acts[judgement]}
                </Button>
              ))}
            <Button
              size="compact-sm"
              variant="subtle"
              color="red"
              aria-label={words.deleteOf(author)}
              onClick={onDelete}
            >
              {words.delete}
            </Button>
          </Group>
        </Stack>
      </Group>
    </Record>
  );
}
