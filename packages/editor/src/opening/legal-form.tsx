import { Anchor, Button, Group, List, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { Ask } from '../kit/ask.tsx';
import { Card } from '../kit/card.tsx';
import { useChange } from '../kit/use-change.ts';
import { useTexts } from '../texts/texts.ts';
import { legalTexts } from './legal-messages.ts';
import { openingTexts } from './messages.ts';
import { type LegalGap, type LegalPages, openingKey } from './queries.ts';
import { answersOf, gapsLeft, type TypedAnswers, typedAnswers } from './typed-answers.ts';

/** Asks only for what is missing. What is known is filled in already. */
export function LegalForm({ legal }: { readonly legal: LegalPages }) {
  const words = useTexts(legalTexts);
  const names = useGapNames();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const form = useForm<TypedAnswers>({ initialValues: typedAnswers(legal) });
  const publish = useChange({
    change: () => call('POST /api/opening/legal-pages', { body: answersOf(legal, form.getValues()) }),
    success: words.publishedAll,
    stale: openingKey,
  });
  const isDone = legal.gaps.length + legal.otherGaps.length === 0 && legal.pages.every((page) => page.isPublished);
  if (isDone) return <Text>{words.allDone}</Text>;
  const missing = [...gapsLeft(legal, form.values).map((gap) => names[gap]), ...legal.otherGaps];
  const send = () =>
    publish.mutate(undefined, {
      onSuccess: () => {
        // Pages and settings have changed, too.
        void queries.invalidateQueries();
        void navigate({ to: '/config' });
      },
      onSettled: () => setAsking(false),
    });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (missing.length > 0) setAsking(true);
        else send();
      }}
    >
      <Stack gap="lg">
        {legal.gaps.length > 0 && (
          <Card title={words.facts}>
            <Stack>
              {legal.gaps.map((gap) => (
                <GapField key={gap} gap={gap} form={form} />
              ))}
            </Stack>
          </Card>
        )}
        <OtherGaps gaps={legal.otherGaps} />
        <Group>
          <Button type="submit" loading={publish.isPending}>
            {words.publish}
          </Button>
        </Group>
      </Stack>
      <Ask
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words.gapsTitle}
        action={words.publishAnyway}
        keep={words.fillIn}
        isBusy={publish.isPending}
        onConfirm={send}
      >
        {words.gapsQuestion(missing.join(', '))}
      </Ask>
    </form>
  );
}

interface GapFieldProps {
  readonly gap: LegalGap;
  readonly form: ReturnType<typeof useForm<TypedAnswers>>;
}

function GapField({ gap, form }: GapFieldProps) {
  const words = useTexts(legalTexts);
  const names = useGapNames();
  const shop = useTexts(openingTexts);
  if (gap === 'address') {
    return (
      <Text>
        {words.address}{' '}
        <Anchor component={Link} to="/config/settings/shop" underline="always">
          {words.enterAddress}
        </Anchor>
      </Text>
    );
  }
  if (gap === 'returnCost') {
    return (
      <Radio.Group label={words.returnCost} {...form.getInputProps('returnCost')}>
        <Group mt="xs">
          {(['customer', 'shop'] as const).map((who) => (
            <Radio key={who} value={who} label={words.returnCosts[who]} />
          ))}
        </Group>
      </Radio.Group>
    );
  }
  const hints: Partial<Record<LegalGap, string>> = {
    company: shop.legalNameHint,
    vatId: words.leftOut,
    register: `${shop.registerHint} ${words.leftOut}`,
    representative: words.leftOut,
    deliveryDays: words.deliveryDaysHint,
    disputes: words.boardHint,
  };
  return (
    <TextInput
      label={names[gap]}
      description={hints[gap]}
      maxLength={maxLengths[gap]}
      type={types[gap] ?? 'text'}
      autoComplete="off"
      {...form.getInputProps(gap)}
    />
  );
}

const types: Partial<Record<LegalGap, string>> = { email: 'email', phone: 'tel' };

const maxLengths: Readonly<Record<Exclude<LegalGap, 'address' | 'returnCost'>, number>> = {
  company: 200,
  email: 254,
  phone: 50,
  vatId: 50,
  register: 200,
  representative: 200,
  deliveryDays: 50,
  returnAddress: 500,
  disputes: 500,
};

function OtherGaps({ gaps }: { readonly gaps: readonly string[] }) {
  const words = useTexts(legalTexts);
  if (gaps.length === 0) return null;
  return (
    <div>
      <Text size="sm">{words.otherGaps}</Text>
      <List size="sm" style={{ overflowWrap: 'anywhere' }}>
        {gaps.map((gap) => (
          <List.Item key={gap}>{gap}</List.Item>
        ))}
      </List>
    </div>
  );
}

function useGapNames(): Readonly<Record<LegalGap, string>> {
  const words = useTexts(legalTexts);
  const { business } = useTexts(openingTexts);
  return {
    company: business.legalName,
    address: business.street,
    email: business.email,
    phone: business.phone,
    vatId: business.vatId,
    register: business.register,
    representative: business.representative,
    deliveryDays: words.deliveryDays,
    returnAddress: words.returnAddress,
    returnCost: words.returnCost,
    disputes: words.board,
  };
}
