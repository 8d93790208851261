import { Alert, Button, CopyButton, Group, Stack } from '@mantine/core';
import { useSession } from '../app/session.ts';
import { Icon } from '../kit/icon.tsx';
import { useTexts } from '../texts/texts.ts';
import { securityTexts } from './messages.ts';
import style from './security.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The only time that the codes are seen: stored are hashes. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const words = useTexts(securityTexts);
  const { website, member } = useSession();
  const file = `${words.codesFileTitle(website.name, member.email)}\n\n${codes.join('\n')}\n`;
  return (
    <Stack>
      <Alert color="sun" icon={<Icon name="warning" />} title={words.codesOnce}>
        {words.codesText}
      </Alert>
      <ol className={style['codes']} aria-label={words.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Group gap="xs">
        <CopyButton value={codes.join('\n')}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              onClick={copy}
              {...(copied ? { leftSection: <Icon name="check" size={16} /> } : {})}
            >
              {copied ? words.copied : words.copy}
            </Button>
          )}
        </CopyButton>
        <Button
          variant="default"
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={words.codesFile}
          leftSection={<Icon name="download" size={16} />}
        >
          {words.download}
        </Button>
      </Group>
      <Group justify="flex-end">
        <Button onClick={onDone} data-autofocus>
          {words.codesKept}
        </Button>
      </Group>
    </Stack>
  );
}
