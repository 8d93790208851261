import { fileSizeText } from '@awning/formats';
import { ActionIcon, Button, Group, Progress, Text } from '@mantine/core';
import { useTexts } from '../../texts/texts.ts';
import { Icon } from '../icon.tsx';
import { uploadTexts } from './messages.ts';
import style from './upload-panel.module.css';
import type { Upload, Uploads } from './use-uploads.ts';

/** The files on their way: each with a bar and a number, and if it failed, why and a way to try again. */
export function UploadPanel({ uploads: { uploads, isBusy, retry, cancel, clear } }: { readonly uploads: Uploads }) {
  const words = useTexts(uploadTexts);
  if (uploads.length === 0) return null;
  // A picture is there before its smaller sizes are.
  const done = uploads.filter(({ state }) => state === 'done' || state === 'processing').length;
  const failed = uploads.filter(({ state }) => state === 'failed').length;
  return (
    <section className={style['panel']} aria-label={words.panel}>
      <Group justify="space-between" gap="sm">
        <Text component="output" fw={600}>
          {words.progress(done, uploads.length)}
          {failed > 0 && ` · ${words.failedCount(failed)}`}
        </Text>
        {!isBusy && (
          <Button size="xs" variant="default" onClick={clear}>
            {words.clear}
          </Button>
        )}
      </Group>
      <ul className={style['files']}>
        {uploads.map((upload) => (
          <UploadLine
            key={upload.key}
            upload={upload}
            onRetry={() => retry(upload.key)}
            onCancel={() => cancel(upload.key)}
          />
        ))}
      </ul>
    </section>
  );
}

interface UploadLineProps {
  readonly upload: Upload;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}

function UploadLine({ upload: { name, bytes, state, progress, message }, onRetry, onCancel }: UploadLineProps) {
  const words = useTexts(uploadTexts);
  const percent = Math.round(progress * 100);
  const isOpen = state === 'waiting' || state === 'sending' || state === 'processing';
  return (
    <li className={style['file']}>
      <div className={style['facts']}>
        <span className={style['name']}>{name}</span>
        <Text
          size="sm"
          c={state === 'failed' ? 'red.8' : 'var(--awning-quiet)'}
          role={state === 'failed' ? 'alert' : undefined}
        >
          {state === 'failed' ? message : words.states[state](percent)} · {fileSizeText(bytes)}
        </Text>
        {isOpen && (
          <Progress
            value={percent}
            size="sm"
            striped={state === 'processing'}
            animated={state === 'processing'}
            aria-label={words.bar(name)}
          />
        )}
      </div>
      {state === 'failed' && (
        <Button size="xs" variant="default" leftSection={<Icon name="retry" size={14} />} onClick={onRetry}>
          {words.retry}
        </Button>
      )}
      {isOpen && (
        <ActionIcon variant="subtle" color="gray" aria-label={words.cancel(name)} onClick={onCancel}>
          <Icon name="close" size={18} />
        </ActionIcon>
      )}
      {state === 'done' && <Icon name="check" size={20} />}
    </li>
  );
}
