import { productLimits } from '@awning/site-model';
import { Alert, Stack, Text } from '@mantine/core';
import { Card } from '../../kit/card.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useTexts } from '../../texts/texts.ts';
import { productTexts } from '../messages.ts';
import type { ProductEditor } from '../use-product-editor.ts';
import { AddFiles } from './add-files.tsx';
import { ChosenFiles } from './chosen-files.tsx';

/** What buyers of a download get. */
export function FilesCard({ editor: { form, base } }: { readonly editor: ProductEditor }) {
  const words = useTexts(productTexts);
  const files = form.values.files ?? [];
  const error = form.errors['files'];
  const isWithout = base.id !== '' && (base.body.files ?? []).length === 0 && files.length === 0;
  return (
    <Card title={words.files}>
      <Stack gap="md">
        <Text size="sm" c="var(--awning-quiet)">
          {words.filesHint}
        </Text>
        {isWithout && (
          <Alert color="orange" icon={<Icon name="warning" />} title={words.withoutFile}>
            {words.withoutFileText}
          </Alert>
        )}
        {files.length > 0 && <ChosenFiles form={form} />}
        <AddFiles
          chosen={files.map(({ assetId }) => assetId)}
          error={typeof error === 'string' ? error : undefined}
          onAdd={(added) => {
            // Several uploads end one after the other: each adds to what the others have added.
            const present = form.getValues().files ?? [];
            const news = added.filter(({ assetId }) => !present.some((file) => file.assetId === assetId));
            form.clearFieldError('files');
            const all = [...present, ...news];
            if (news.length > 0) form.setFieldValue('files', all.slice(0, productLimits.files));
            if (all.length > productLimits.files) form.setFieldError('files', words.tooManyFiles(productLimits.files));
          }}
        />
      </Stack>
    </Card>
  );
}
