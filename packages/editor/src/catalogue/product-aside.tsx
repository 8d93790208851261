import { contentLimits } from '@awning/site-model';
import { Anchor, NativeSelect, Stack, Text } from '@mantine/core';
import { usePrimaryLanguage, useShownLanguages } from '../app/session.ts';
import { Card } from '../kit/card.tsx';
import { TagsField } from '../kit/fields/tags-field.tsx';
import { Icon } from '../kit/icon.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useIsClosed } from '../opening/use-is-closed.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { productTexts } from './messages.ts';
import { productState, stateTones } from './product-state.ts';
import type { OpenProduct, StorePage } from './queries.ts';
import { QuestionsCard } from './questions-card.tsx';
import type { ProductEditor } from './use-product-editor.ts';
import { languagesWithoutOptions } from './variants/option-translations.ts';

interface ProductAsideProps {
  readonly editor: ProductEditor;
  readonly pages: readonly StorePage[];
  /** Undefined before it is saved for the first time. */
  readonly product?: OpenProduct;
}

/** Who sees it, and where it is sorted in. */
export function ProductAside({ editor, pages, product }: ProductAsideProps) {
  return (
    <>
      <StatusCard editor={editor} pages={pages} {...(product && { product })} />
      <OrganisationCard editor={editor} pages={pages} />
      <QuestionsCard form={editor.form} />
    </>
  );
}

function StatusCard({ editor, pages, product }: ProductAsideProps) {
  const words = useTexts(productTexts);
  const format = useFormat();
  const { form, base } = editor;
  const shown = productState(product);
  const isClosed = useIsClosed();
  const primary = usePrimaryLanguage();
  const others = useShownLanguages().filter(({ code }) => code !== primary);
  const untranslated = languagesWithoutOptions(form.values.options, others);
  const page = pages.find(({ id }) => id === base.body.collectionId);
  const isPublic = shown === 'published' || shown === 'changed';
  const { changedBy, changedAt } = base;
  return (
    <Card title={words.status}>
      <Stack gap="sm" align="stretch">
        <div>
          <StatusBadge tone={stateTones[shown]}>{words.stateNames[shown]}</StatusBadge>
        </div>
        <Text size="sm">{words.statusTexts[shown === 'published' && isClosed ? 'closed' : shown]}</Text>
        <NativeSelect
          label={words.visible}
          data={Object.entries(words.audiences)
            .filter(([value]) => (value !== 'Scheduled' && value !== 'Archived') || base.body.status === value)
            .map(([value, label]) => ({ value, label }))}
          {...form.getInputProps('status')}
        />
        {untranslated.length > 0 && (
          <Text size="sm" c="var(--awning-quiet)">
            <Icon name="warning" size={14} /> {words.optionsMissing(untranslated.map(({ name }) => name).join(', '))}
          </Text>
        )}
        {isPublic && (
          <Anchor href={`/${page?.urlId ?? ''}/p/${base.body.slug}`} target="_blank" rel="noopener" size="sm">
            <Icon name="external" size={14} /> {words.view}
          </Anchor>
        )}
        {changedBy && changedAt !== null && (
          <Text size="sm" c="var(--awning-quiet)">
            {words.changedBy(changedBy, format.moment(changedAt))}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function OrganisationCard({ editor: { form }, pages }: Pick<ProductAsideProps, 'editor' | 'pages'>) {
  const words = useTexts(productTexts);
  const { collectionId, categories, tags } = form.values;
  const page = pages.find(({ id }) => id === collectionId);
  return (
    <Card title={words.organisation}>
      <Stack>
        {pages.length > 1 && (
          <NativeSelect
            label={words.storePage}
            data={pages.map(({ id, title }) => ({ value: id, label: title }))}
            {...form.getInputProps('collectionId')}
          />
        )}
        <TagsField
          label={words.categories}
          description={words.tagsHint}
          data={page?.categories ?? []}
          maxTags={100}
          maxLength={contentLimits.categoryLength}
          {...form.getInputProps('categories')}
          value={categories}
        />
        <TagsField
          label={words.tags}
          description={words.tagsHint}
          data={page?.tags ?? []}
          maxTags={250}
          maxLength={contentLimits.tagLength}
          {...form.getInputProps('tags')}
          value={tags}
        />
      </Stack>
    </Card>
  );
}
