import { spokenLanguage } from '@awning/formats';
import { formLimits, submissionMessages } from '@awning/forms';
import { Alert, Group, Radio, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCan } from '../app/session.ts';
import { Card } from '../kit/card.tsx';
import { Beside, type BesideLanguage } from '../kit/fields/beside.tsx';
import { useTexts } from '../texts/texts.ts';
import { formBuilderTexts } from './builder-messages.ts';
import type { FormEditor } from './use-form-editor.ts';
import { wordInput } from './word-input.ts';

interface SendingCardProps {
  readonly form: FormEditor['form'];
  readonly beside: BesideLanguage;
}

/** What stands below the fields. */
export function SendingCard({ form, beside }: SendingCardProps) {
  const words = useTexts(formBuilderTexts);
  return (
    <Card title={words.sending}>
      <Stack>
        <Beside beside={beside} label={words.button}>
          {(code, label) => (
            <TextInput
              label={label}
              maxLength={formLimits.placeholderLength}
              placeholder={submissionMessages(spokenLanguage(code)).submit}
              {...wordInput(form, beside, 'submitButtonText', code)}
            />
          )}
        </Beside>
        <Beside beside={beside} label={words.disclaimer}>
          {(code, label) => (
            <Textarea
              label={label}
              description={words.disclaimerHint}
              autosize
              minRows={2}
              maxLength={formLimits.messageLength}
              {...wordInput(form, beside, 'disclaimerMessage', code)}
            />
          )}
        </Beside>
      </Stack>
    </Card>
  );
}

/** What visitors get once they have sent it: a text, or another page. */
export function AfterCard({ form, beside }: SendingCardProps) {
  const words = useTexts(formBuilderTexts);
  const [leadsAway, setLeadsAway] = useState(form.values.successRedirect !== '');
  return (
    <Card title={words.after}>
      <Stack>
        <Radio.Group
          label={words.afterChoice}
          value={leadsAway ? 'page' : 'text'}
          onChange={(value) => {
            setLeadsAway(value === 'page');
            if (value === 'text') form.setFieldValue('successRedirect', '');
          }}
        >
          <Group gap="md" mt={6}>
            <Radio value="text" label={words.afterText} />
            <Radio value="page" label={words.afterPage} />
          </Group>
        </Radio.Group>
        {leadsAway ? (
          <Beside beside={beside} label={words.redirect}>
            {(code, label) => (
              <TextInput
                label={label}
                description={words.redirectHint}
                maxLength={formLimits.redirectLength}
                spellCheck={false}
                {...wordInput(form, beside, 'successRedirect', code)}
              />
            )}
          </Beside>
        ) : (
          <Beside beside={beside} label={words.thanks}>
            {(code, label) => (
              <Textarea
                label={label}
                autosize
                minRows={2}
                maxLength={formLimits.messageLength}
                placeholder={submissionMessages(spokenLanguage(code)).thanks}
                {...wordInput(form, beside, 'submissionMessage', code)}
              />
            )}
          </Beside>
        )}
        <OwnCode form={form} />
      </Stack>
    </Card>
  );
}

/** Code runs on the website, so that only some members may set it. */
function OwnCode({ form }: Pick<SendingCardProps, 'form'>) {
  const words = useTexts(formBuilderTexts);
  const can = useCan();
  const { submissionHTML } = form.values;
  if (can('ownerCode.edit')) {
    return (
      <Textarea
        label={words.ownCode}
        description={words.ownCodeHint}
        autosize
        minRows={2}
        maxRows={14}
        maxLength={formLimits.htmlLength}
        spellCheck={false}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: '0.8125rem' } }}
        {...form.getInputProps('submissionHTML')}
      />
    );
  }
  return submissionHTML === '' ? null : <Alert color="sun">{words.ownCodeLocked}</Alert>;
}
