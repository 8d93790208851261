import { NativeSelect, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FormLink } from '../form/form-link.tsx';
import { Card } from '../kit/card.tsx';
import { useTexts } from '../texts/texts.ts';
import { productTexts } from './messages.ts';
import { questionFormsQuery } from './queries.ts';
import type { ProductEditor } from './use-product-editor.ts';

/** Which form a buyer fills in before the product goes into the cart. */
export function QuestionsCard({ form }: Pick<ProductEditor, 'form'>) {
  const words = useTexts(productTexts);
  const { data: forms = [], isSuccess } = useQuery(questionFormsQuery);
  const chosen = form.values.additionalFieldsFormId;
  // A form that is switched off stays chosen, and asks nothing until it is switched on.
  const isAsked = chosen === null || !isSuccess || forms.some(({ id }) => id === chosen);
  return (
    <Card title={words.questions}>
      <Stack gap="sm">
        <NativeSelect
          label={words.questionForm}
          description={words.questionFormHint}
          value={chosen ?? ''}
          error={form.errors['additionalFieldsFormId']}
          data={[
            { value: '', label: words.noQuestions },
            ...(chosen !== null && !forms.some(({ id }) => id === chosen)
              ? [{ value: chosen, label: isAsked ? '…' : words.formSwitchedOff }]
              : []),
            ...forms.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ currentTarget }) => {
            form.clearFieldError('additionalFieldsFormId');
            form.setFieldValue('additionalFieldsFormId', currentTarget.value || null);
          }}
        />
        <FormLink id={chosen ?? ''} start="product" />
      </Stack>
    </Card>
  );
}
