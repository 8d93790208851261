import { RecordType } from '@awning/site-model';
import { Alert, Stack, Text, TextInput } from '@mantine/core';
import { useRef } from 'react';
import type { ListedCollection } from '../collection/queries.ts';
import { HtmlField } from '../content/html-field.tsx';
import { Card } from '../kit/card.tsx';
import { AddressField } from '../kit/fields/address-field.tsx';
import { Beside, BesideChoice, useBesideLanguage } from '../kit/fields/beside.tsx';
import { LanguageStates, languageState } from '../kit/fields/language-states.tsx';
import { slugOf } from '../kit/fields/slug.ts';
import { kitTexts } from '../kit/messages.ts';
import { ChosenPictures } from '../kit/pickers/chosen-pictures.tsx';
import { useTexts } from '../texts/texts.ts';
import type { EditedItem } from './edited-item.ts';
import { itemTexts } from './messages.ts';
import type { ItemEditor } from './use-item-editor.ts';

interface ItemFormProps {
  readonly editor: ItemEditor;
  readonly page: ListedCollection | undefined;
}

/** What it says and shows. */
export function ItemForm({ editor: { form, base }, page }: ItemFormProps) {
  const words = useTexts(itemTexts);
  const kit = useTexts(kitTexts);
  const beside = useBesideLanguage();
  const isNew = base.id === '';
  // Until the address is typed by hand, it follows the title of a new item.
  const isAddressTyped = useRef(!isNew);
  const { titles, bodies, excerpts, slug, recordType, layout } = form.values;
  const isPicture = recordType === RecordType.image;
  const hint = words.addressHint(`/${page?.facts.slug ?? ''}/${slug}`);
  const hasMoved = !isNew && slug !== base.body.slug;
  const picture = (
    <ChosenPictures
      label={isPicture ? words.picture : words.titlePicture}
      ids={form.values.mainImageId === null ? [] : [form.values.mainImageId]}
      error={form.errors['mainImageId'] as string | undefined}
      onChange={(ids) => {
        form.setFieldValue('mainImageId', ids[0] ?? null);
        form.clearFieldError('mainImageId');
      }}
    />
  );
  const write = (part: 'bodies' | 'excerpts', code: string, html: string) =>
    form.setFieldValue(part, withText(form.getValues()[part], code, html));
  return (
    <Card title={isPicture ? words.pictureCard : words.textCard} action={<BesideChoice beside={beside} />}>
      <Stack>
        <LanguageStates
          languages={beside.others.map(({ code, name }) => ({
            name,
            state: languageState(textsOf(form.values, beside.primary), textsOf(form.values, code)),
          }))}
        />
        {isPicture && picture}
        <Beside beside={beside} label={words.name}>
          {(code, label) => (
            <TextInput
              {...form.getInputProps(`titles.${code}`)}
              label={label}
              lang={code}
              required={!isPicture && code === beside.primary}
              maxLength={300}
              autoComplete="off"
              value={titles[code] ?? ''}
              onChange={({ currentTarget: { value } }) => {
                form.clearFieldError(`titles.${code}`);
                form.setFieldValue('titles', withText(titles, code, value));
                if (code === beside.primary && !isAddressTyped.current && (value !== '' || !isPicture)) {
                  form.setFieldValue('slug', slugOf(value, 'page', code));
                }
              }}
            />
          )}
        </Beside>
        {layout === null ? (
          <Beside beside={beside} label={isPicture ? words.caption : words.body}>
            {(code, label) => (
              <HtmlField
                label={label}
                lang={code}
                value={bodies[code] ?? ''}
                onChange={(html) => write('bodies', code, html)}
              />
            )}
          </Beside>
        ) : (
          <Alert color="gray" title={words.madeOfBlocks}>
            {words.blocksHint}
          </Alert>
        )}
        {!isPicture && (
          <>
            {picture}
            <Beside beside={beside} label={words.excerpt}>
              {(code, label) => (
                <HtmlField
                  label={label}
                  hint={words.excerptHint}
                  lang={code}
                  value={excerpts[code] ?? ''}
                  onChange={(html) => write('excerpts', code, html)}
                />
              )}
            </Beside>
          </>
        )}
        {beside.language && (
          <Text size="sm" c="var(--awning-quiet)">
            {kit.besideHint}
          </Text>
        )}
        <AddressField
          label={words.address}
          hint={hasMoved ? `${hint}. ${words.oldAddressHint}` : hint}
          input={form.getInputProps('slug')}
          onType={(typed) => {
            isAddressTyped.current = true;
            form.setFieldValue('slug', typed);
            form.clearFieldError('slug');
          }}
        />
      </Stack>
    </Card>
  );
}

function textsOf({ titles, bodies, excerpts }: EditedItem, code: string): readonly (string | undefined)[] {
  return [titles[code], bodies[code], excerpts[code]];
}

/** A text that is emptied is left out: the first language is shown again. */
function withText(texts: Readonly<Record<string, string>>, code: string, text: string) {
  const { [code]: _former, ...others } = texts;
  return text === '' ? others : { ...others, [code]: text };
}
