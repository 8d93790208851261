import { pageTitle, weekdays } from '@awning/site-model';
import { Fieldset, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSession, useShownLanguages } from '../app/session.ts';
import { Card } from '../kit/card.tsx';
import { singleQuery } from '../kit/document/single.ts';
import { SingleScreen } from '../kit/document/single-screen.tsx';
import { TextsField } from '../kit/fields/texts-field.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { ChosenPictures } from '../kit/pickers/chosen-pictures.tsx';
import { useTexts } from '../texts/texts.ts';
import { identityKind, type StoredIdentity } from './kind.ts';
import { identityTexts } from './messages.ts';
import { useDayNames } from './use-day-names.ts';
import { type IdentityEditor, useIdentityEditor } from './use-identity-editor.ts';

/** What visitors recognise the website by. */
export function IdentityScreen() {
  const words = useTexts(identityTexts);
  const document = useQuery(singleQuery(identityKind));
  if (document.data) return <EditedIdentity document={document.data} />;
  return (
    <Page title={words.title}>
      <Loaded query={document}>{() => null}</Loaded>
    </Page>
  );
}

function EditedIdentity({ document }: { readonly document: StoredIdentity }) {
  const { editor, fields } = useIdentityEditor(document);
  return (
    <SingleScreen
      kind={identityKind}
      editor={editor}
      fields={fields}
      main={
        <Stack gap="lg">
          <PicturesCard editor={editor} />
          <AboutCard editor={editor} />
          <VisitsCard editor={editor} />
          <TitlesCard editor={editor} />
        </Stack>
      }
    />
  );
}

interface CardProps {
  readonly editor: IdentityEditor;
}

function PicturesCard({ editor: { form } }: CardProps) {
  const words = useTexts(identityTexts);
  const pictures = [
    { name: 'logoId', label: words.logo, hint: words.logoHint },
    { name: 'iconId', label: words.icon, hint: words.iconHint },
    { name: 'shareImageId', label: words.shareImage, hint: words.shareImageHint },
  ] as const;
  return (
    <Card title={words.pictures}>
      <Stack gap="lg">
        {pictures.map(({ name, label, hint }) => (
          <div key={name}>
            <ChosenPictures
              label={label}
              ids={[form.values[name]].filter((id) => id !== null)}
              onChange={([id = null]) => {
                form.setFieldValue(name, id);
                form.clearFieldError(name);
              }}
              error={textOf(form.errors[name])}
            />
            <Text size="sm" c="var(--awning-quiet)" mt={4}>
              {hint}
            </Text>
          </div>
        ))}
      </Stack>
    </Card>
  );
}

function AboutCard({ editor: { form } }: CardProps) {
  const words = useTexts(identityTexts);
  const languages = useShownLanguages();
  return (
    <Card title={words.about}>
      <Stack>
        <TextsField
          label={words.tagline}
          languages={languages}
          maxLength={300}
          value={form.values.taglines}
          onChange={(taglines) => form.setFieldValue('taglines', taglines)}
        />
        <Textarea
          label={words.accounts}
          description={words.accountsHint}
          autosize
          minRows={2}
          maxLength={5000}
          autoComplete="off"
          {...form.getInputProps('accounts')}
        />
      </Stack>
    </Card>
  );
}

function VisitsCard({ editor: { form } }: CardProps) {
  const words = useTexts(identityTexts);
  const dayNames = useDayNames();
  return (
    <Card title={words.visits}>
      <Stack>
        <Fieldset legend={words.hours} variant="unstyled" m={0} p={0} styles={{ legend: { fontWeight: 600 } }}>
          <Text size="sm" c="var(--awning-quiet)" mb="xs">
            {words.hoursHint}
          </Text>
          <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm">
            {weekdays.map((day, place) => (
              <TextInput
                key={day}
                label={dayNames[place]}
                maxLength={100}
                autoComplete="off"
                {...form.getInputProps(`openingHours.${day}`)}
              />
            ))}
          </SimpleGrid>
        </Fieldset>
        <TextInput
          label={words.place}
          description={words.placeHint}
          maxLength={60}
          autoComplete="off"
          {...form.getInputProps('place')}
        />
      </Stack>
    </Card>
  );
}

function TitlesCard({ editor: { form } }: CardProps) {
  const words = useTexts(identityTexts);
  const { website } = useSession();
  const { examples } = words;
  const shown = {
    homepage: {},
    collection: { collection: examples.collection },
    item: examples,
  };
  return (
    <Card title={words.titles}>
      <Stack>
        <Text size="sm" c="var(--awning-quiet)">
          {words.titlesHint}
        </Text>
        {(['homepage', 'collection', 'item'] as const).map((kind) => (
          <TextInput
            key={kind}
            label={words.titleNames[kind]}
            description={words.titleExample(
              pageTitle(form.values.titlePatterns[kind], { site: website.name, ...shown[kind] }),
            )}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            maxLength={200}
            autoComplete="off"
            {...form.getInputProps(`titlePatterns.${kind}`)}
          />
        ))}
      </Stack>
    </Card>
  );
}

function textOf(error: unknown): string | undefined {
  return typeof error === 'string' ? error : undefined;
}
