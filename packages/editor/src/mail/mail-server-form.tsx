import { Group, NumberInput, Select, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../api/client.ts';
import { fieldProblems } from '../api/say.ts';
import { useSession } from '../app/session.ts';
import { PasswordField } from '../kit/fields/password-field.tsx';
import { RemoveButton } from '../kit/remove-button.tsx';
import { SaveButton } from '../kit/save-button.tsx';
import { useChange } from '../kit/use-change.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import style from './mail-server-form.module.css';
import { type MailServer, mailKey, mailServerQuery } from './queries.ts';
import { mailServerTexts } from './server-messages.ts';

interface MailServerFormProps {
  readonly server: MailServer;
  readonly isReadOnly: boolean;
  readonly onChanged: (isChanged: boolean) => void;
}

type Security = MailServer['security'];

const securities: readonly Security[] = ['starttls', 'tls', 'none'];
const usualPorts: Readonly<Record<Security, number>> = { starttls: 587, tls: 465, none: 25 };

export function MailServerForm({ server, isReadOnly, onChanged }: MailServerFormProps) {
  const words = useTexts(mailServerTexts);
  const common = useTexts(commonTexts);
  const { website } = useSession();
  const queries = useQueryClient();
  const form = useForm({
    initialValues: typedBy(server),
    validate: {
      host: (host) => (host.trim() === '' ? common.required : null),
      port: (port) => (port === '' ? common.required : null),
      from: (from) => (from.trim() === '' ? common.required : null),
    },
  });
  const isDirty = form.isDirty();
  useEffect(() => onChanged(isDirty), [isDirty, onChanged]);

  const show = (saved: MailServer) => {
    queries.setQueryData(mailServerQuery.queryKey, saved);
    form.setInitialValues(typedBy(saved));
    form.reset();
  };
  const save = useChange({
    change: (typed: Typed) => call('PUT /api/website/mail-server', { body: bodyOf(typed) }),
    stale: mailKey,
    success: common.saved,
    reasons: words.reasons,
  });

  function chooseSecurity(security: Security) {
    const { port, security: before } = form.values;
    form.setFieldValue('security', security);
    // A port that was typed stays.
    if (port === '' || Number(port) === usualPorts[before]) form.setFieldValue('port', usualPorts[security]);
  }

  return (
    <form
      noValidate
      onSubmit={form.onSubmit((typed) =>
        save.mutate(typed, {
          onSuccess: show,
          onError: (problem) => form.setErrors(problemsOf(problem, words)),
        }),
      )}
    >
      <Stack>
        <div className={style['pair']}>
          <TextInput
            label={words.host}
            placeholder="smtp.example.com"
            autoComplete="off"
            spellCheck={false}
            readOnly={isReadOnly}
            {...form.getInputProps('host')}
          />
          <NumberInput
            label={words.port}
            min={1}
            max={65_535}
            allowDecimal={false}
            allowNegative={false}
            hideControls
            readOnly={isReadOnly}
            {...form.getInputProps('port')}
          />
        </div>
        <Select
          label={words.security}
          data={securities.map((value) => ({ value, label: words.securities[value] }))}
          allowDeselect={false}
          readOnly={isReadOnly}
          value={form.values.security}
          error={form.errors['security']}
          onChange={(value) => chooseSecurity(securities.find((known) => known === value) ?? 'starttls')}
        />
        <TextInput
          label={words.user}
          description={words.userHint}
          autoComplete="off"
          spellCheck={false}
          readOnly={isReadOnly}
          {...form.getInputProps('user')}
        />
        {!isReadOnly && (
          <PasswordField
            label={words.password}
            description={server.hasPassword ? words.passwordKept : words.passwordHint}
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
        )}
        <TextInput
          label={words.from}
          description={words.fromHint(website.name)}
          type={isReadOnly ? 'text' : 'email'}
          placeholder="hello@example.com"
          autoComplete="off"
          readOnly={isReadOnly}
          {...form.getInputProps('from')}
        />
        {!isReadOnly && (
          <Group justify="space-between">
            <SaveButton isChanged={isDirty} isSaving={save.isPending} />
            {server.source !== 'none' && (
              <RemoveButton
                remove={() => call('DELETE /api/website/mail-server', {})}
                stale={mailKey}
                words={words}
                onRemoved={show}
              />
            )}
          </Group>
        )}
      </Stack>
    </form>
  );
}

function typedBy({ host, port, security, user, from }: MailServer) {
  return { host, port: port as number | string, security, user, password: '', from };
}

type Typed = ReturnType<typeof typedBy>;

function bodyOf({ host, port, security, user, password, from }: Typed) {
  return {
    host: host.trim(),
    port: Number(port),
    security,
    user: user.trim(),
    ...(password === '' ? {} : { password }),
    from: from.trim(),
  };
}

/** The server finds fault with the shape of a value under the name of its place in the body. */
function problemsOf(problem: unknown, words: (typeof mailServerTexts)['en']) {
  const found = fieldProblems(problem, words.reasons);
  return {
    ...found,
    ...(found['host'] === undefined ? {} : { host: words.hostWrong }),
    ...(found['port'] === undefined ? {} : { port: words.portWrong }),
    ...(found['from'] === undefined ? {} : { from: words.reasons.senderWrong }),
  };
}
