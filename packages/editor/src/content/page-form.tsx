import { Stack, Text, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { Card } from '../kit/card.tsx';
import { AddressField } from '../kit/fields/address-field.tsx';
import { Beside, BesideChoice, type BesideLanguage, useBesideLanguage } from '../kit/fields/beside.tsx';
import { LanguageStates, languageState } from '../kit/fields/language-states.tsx';
import { slugOf } from '../kit/fields/slug.ts';
import { kitTexts } from '../kit/messages.ts';
import { SearchCard } from '../kit/search/search-card.tsx';
import { useLanguage, useTexts } from '../texts/texts.ts';
import type { EditedPage } from './edited-page.ts';
import { GapsNotice } from './gaps-notice.tsx';
import { HtmlField } from './html-field.tsx';
import { pageTexts } from './messages.ts';
import { usePageGaps } from './page-gaps.ts';
import { otherBlockNames, textBlockIds, textOf, withText } from './page-texts.ts';
import type { PageEditor } from './use-page-editor.ts';

export function PageForm({ editor }: { readonly editor: PageEditor }) {
  return (
    <>
      <ContentCard editor={editor} />
      <SearchCard values={editor.form.values} onChange={editor.form.setFieldValue} />
    </>
  );
}

function ContentCard({ editor: { form, base } }: { readonly editor: PageEditor }) {
  const words = useTexts(pageTexts);
  const kit = useTexts(kitTexts);
  const beside = useBesideLanguage();
  const isNew = base.id === '';
  // Until the address is typed by hand, it follows the title of a new page.
  const isAddressTyped = useRef(!isNew);
  const { titles, slug } = form.values;
  const hasMoved = !isNew && slug !== base.body.slug;
  const addressHint = words.addressHint(`/${slug}`);
  return (
    <Card title={words.basics} action={<BesideChoice beside={beside} />}>
      <Stack>
        <LanguageStates
          languages={beside.others.map(({ code, name }) => ({
            name,
            state: languageState(textsOf(form.values, beside.primary), textsOf(form.values, code)),
          }))}
        />
        <Beside beside={beside} label={words.name}>
          {(code, label) => (
            <TextInput
              {...form.getInputProps(`titles.${code}`)}
              label={label}
              lang={code}
              required={code === beside.primary}
              maxLength={300}
              autoComplete="off"
              value={titles[code] ?? ''}
              onChange={({ currentTarget: { value } }) => {
                form.clearFieldError(`titles.${code}`);
                form.setFieldValue('titles', { ...titles, [code]: value });
                if (code === beside.primary && !isAddressTyped.current) {
                  form.setFieldValue('slug', slugOf(value, 'page', code));
                }
              }}
            />
          )}
        </Beside>
        <TextBlocks form={form} beside={beside} />
        <GapsNotice gaps={usePageGaps(form.values.layout)} />
        {beside.language && (
          <Text size="sm" c="var(--awning-quiet)">
            {kit.besideHint}
          </Text>
        )}
        <AddressField
          label={words.address}
          hint={hasMoved ? `${addressHint}. ${words.oldAddressHint}` : addressHint}
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

/** The title and every text, in one language. */
function textsOf({ titles, layout }: EditedPage, code: string): readonly (string | undefined)[] {
  return [titles[code], ...textBlockIds(layout).map((id) => textOf(layout, code, id))];
}

interface TextBlocksProps {
  readonly form: PageEditor['form'];
  readonly beside: BesideLanguage;
}

/** Every text of the page. What else is on it is named and stays as it is. */
function TextBlocks({ form, beside }: TextBlocksProps) {
  const words = useTexts(pageTexts);
  const { layout } = form.values;
  const ids = textBlockIds(layout);
  const others = otherBlockNames(layout, useLanguage());
  return (
    <>
      {ids.map((id, index) => (
        <Beside key={id} beside={beside} label={ids.length === 1 ? words.content : words.contentPart(index + 1)}>
          {(code, label) => (
            <HtmlField
              label={label}
              lang={code}
              value={textOf(layout, code, id) ?? ''}
              onChange={(html) => {
                // A translation that is emptied shows the first language again.
                const text = html === '' && code !== beside.primary ? undefined : html;
                form.setFieldValue('layout', withText(form.getValues().layout, code, id, text));
              }}
            />
          )}
        </Beside>
      ))}
      {others.length > 0 && (
        <Text size="sm" c="var(--awning-quiet)">
          {words.others(others.join(', '))}
        </Text>
      )}
    </>
  );
}
