import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { Problem } from '../api/problem.ts';
import { Ask } from '../kit/ask.tsx';
import { StatusBadge, type Tone } from '../kit/status-badge.tsx';
import { useChange } from '../kit/use-change.ts';
import { useTexts } from '../texts/texts.ts';
import { websiteTexts } from './messages.ts';
import style from './name-line.module.css';
import { type FoundServer, type Name, type Names, namesQuery } from './queries.ts';

interface NameLineProps {
  readonly name: Name;
  readonly found: FoundServer | undefined;
  readonly isChecking: boolean;
  readonly onCheck: () => void;
  readonly isOwner: boolean;
  /** The environment decides the main name and https. */
  readonly isFixed: boolean;
}

type Act = 'main' | 'https' | 'http' | 'remove';
/** `anyway`: the check has found that the name does not lead here, and the owner may know better. */
interface Question {
  readonly act: Act;
  readonly anyway: boolean;
}

const tones: Readonly<Record<FoundServer, Tone>> = {
  unknown: 'bad',
  private: 'open',
  silent: 'bad',
  other: 'bad',
  http: 'good',
  https: 'good',
};

export function NameLine({ name, found, isChecking, onCheck, isOwner, isFixed }: NameLineProps) {
  const words = useTexts(websiteTexts);
  const { host, isMain, isHttps, address } = name;
  const [question, setQuestion] = useState<Question>();
  const change = useNameChange(host, setQuestion);
  const ask = (act: Act) => () => setQuestion({ act, anyway: false });
  return (
    <div className={style['line']}>
      <Group gap="xs">
        <Anchor href={address} target="_blank" rel="noopener" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {host}
        </Anchor>
        {isMain && <StatusBadge tone="good">{words.main}</StatusBadge>}
        {isHttps && <StatusBadge tone="quiet">https</StatusBadge>}
      </Group>
      <output>
        {found && (
          <Stack gap={2} mt={4}>
            <Group>
              <StatusBadge tone={tones[found]}>{words.found[found].title}</StatusBadge>
            </Group>
            <Text size="sm">{words.found[found].text}</Text>
          </Stack>
        )}
      </output>
      <Group gap="xs" mt={8}>
        <Button size="xs" variant="default" loading={isChecking} onClick={onCheck} aria-label={words.checkName(host)}>
          {words.check}
        </Button>
        {isOwner && !isFixed && !isMain && (
          <Button size="xs" variant="default" onClick={ask('main')} aria-label={words.makeMainName(host)}>
            {words.makeMain}
          </Button>
        )}
        {isOwner && !isFixed && (
          <Button
            size="xs"
            variant="default"
            onClick={ask(isHttps ? 'http' : 'https')}
            aria-label={isHttps ? words.stopHttpsName(host) : words.startHttpsName(host)}
          >
            {isHttps ? words.stopHttps : words.startHttps}
          </Button>
        )}
        {isOwner && !isMain && (
          <Button size="xs" variant="default" onClick={ask('remove')} aria-label={words.removeName(host)}>
            {words.remove}
          </Button>
        )}
      </Group>
      <NameQuestion
        host={host}
        question={question}
        isBusy={change.isPending}
        onClose={() => setQuestion(undefined)}
        onConfirm={(confirmed) => change.mutate(confirmed)}
      />
    </div>
  );
}

/** Makes the change. If the check speaks against it, the question is asked again. */
function useNameChange(host: string, setQuestion: (question: Question | undefined) => void) {
  const words = useTexts(websiteTexts);
  const queries = useQueryClient();
  return useChange({
    change: async (question: Question) => {
      try {
        queries.setQueryData(namesQuery.queryKey, await send(host, question));
        setQuestion(undefined);
      } catch (problem) {
        const isDoubted =
          problem instanceof Problem && (problem.reason === 'leadsElsewhere' || problem.reason === 'notByHttps');
        if (isDoubted) return setQuestion({ ...question, anyway: true });
        setQuestion(undefined);
        throw problem;
      }
    },
    reasons: words.reasons,
  });
}

function send(host: string, { act, anyway }: Question): Promise<Names> {
  const params = { host };
  if (act === 'remove') return call('DELETE /api/website/hosts/:host', { params });
  if (act === 'main') return call('PUT /api/website/hosts/:host/main', { params, body: { anyway } });
  return call('PUT /api/website/hosts/:host/https', { params, body: { isHttps: act === 'https', anyway } });
}

interface NameQuestionProps {
  readonly host: string;
  readonly question: Question | undefined;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (question: Question) => void;
}

function NameQuestion({ host, question, isBusy, onClose, onConfirm }: NameQuestionProps) {
  const words = useTexts(websiteTexts);
  const { title, text, anywayText, action } = words.questions[question?.act ?? 'remove'];
  return (
    <Ask
      isOpen={question !== undefined}
      title={title(host)}
      action={question?.anyway ? words.anyway(action) : action}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => question && onConfirm(question)}
    >
      {question?.anyway ? anywayText : text}
    </Ask>
  );
}
