import { Button, SegmentedControl, Stack } from '@mantine/core';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Answer, call } from '../api/client.ts';
import { useCan } from '../app/session.ts';
import { Card } from '../kit/card.tsx';
import { Empty } from '../kit/empty.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { More, Record, Records, recordStyle } from '../kit/records.tsx';
import { useChange } from '../kit/use-change.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import style from './jobs-screen.module.css';
import { jobTexts } from './messages.ts';

type Job = Answer<'GET /api/jobs'>['jobs'][number];
type JobState = Job['state'];

const states: readonly JobState[] = ['failed', 'waiting', 'running'];
const jobKey = ['jobs'] as const;

export function JobsScreen() {
  const words = useTexts(jobTexts);
  const [state, setState] = useState<JobState>('failed');
  const jobs = useInfiniteQuery(jobsQuery(state));
  return (
    <Page title={words.title} lead={words.lead}>
      <SegmentedControl
        aria-label={words.title}
        value={state}
        onChange={(value) => setState(states.find((known) => known === value) ?? 'failed')}
        data={states.map((value) => ({ value, label: words.states[value] }))}
        style={{ alignSelf: 'flex-start' }}
      />
      <Card isFlush>
        <Loaded query={jobs}>
          {({ pages }) => <JobList jobs={pages.flatMap((page) => page.jobs)} state={state} />}
        </Loaded>
      </Card>
      <More query={jobs} />
    </Page>
  );
}

function jobsQuery(state: JobState) {
  return infiniteQueryOptions({
    queryKey: [...jobKey, state],
    queryFn: ({ pageParam }) =>
      call('GET /api/jobs', { query: { state, ...(pageParam === null ? {} : { after: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextAfter,
    refetchInterval: 10_000,
  });
}

function JobList({ jobs, state }: { readonly jobs: readonly Job[]; readonly state: JobState }) {
  const words = useTexts(jobTexts);
  if (jobs.length === 0) return <Empty title={words.empty[state]} />;
  return (
    <Records label={words.states[state]}>
      {jobs.map((job) => (
        <Record key={job.id}>
          <JobLine job={job} />
        </Record>
      ))}
    </Records>
  );
}

function JobLine({ job }: { readonly job: Job }) {
  const words = useTexts(jobTexts);
  const format = useFormat();
  const can = useCan();
  const retry = useChange({
    change: () => call('POST /api/jobs/:id/retry', { params: { id: job.id } }),
    stale: jobKey,
    success: words.retried,
    reasons: words.reasons,
  });
  const when =
    job.state === 'waiting' ? words.next(format.moment(job.runAt)) : words.since(format.moment(job.createdAt));
  return (
    <div className={`${recordStyle['line']} ${style['line']}`}>
      <Stack gap={0}>
        <strong>{job.task}</strong>
        <span className={recordStyle['quiet']}>
          {when} · {words.attempts(job.attempts, job.maxAttempts)}
        </span>
      </Stack>
      {job.state === 'failed' && can('settings.manage') && (
        <Button size="xs" variant="default" loading={retry.isPending} onClick={() => retry.mutate(undefined)}>
          {words.retry}
        </Button>
      )}
      {job.lastError && <span className={style['error']}>{job.lastError}</span>}
    </div>
  );
}
