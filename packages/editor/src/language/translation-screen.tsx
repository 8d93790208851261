import { Alert, Anchor, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useRef } from 'react';
import { isNotThere } from '../api/say.ts';
import { useSession } from '../app/session.ts';
import { BackLink } from '../kit/back-link.tsx';
import { Card } from '../kit/card.tsx';
import { PreviewButton } from '../kit/document/preview-button.tsx';
import { usePublish } from '../kit/document/use-publish.ts';
import { DetailScreen } from '../kit/editing/detail-screen.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { NotThere } from '../kit/not-there.tsx';
import { Page } from '../kit/page.tsx';
import { useTexts } from '../texts/texts.ts';
import { isOpen, type OpenTranslation, stateNow, textOf } from './edited-translation.ts';
import { kindTexts } from './messages.ts';
import { NextDocument } from './next-document.tsx';
import { OpenTexts } from './open-texts.tsx';
import { type TranslationPlace, translationQuery } from './open-translation.ts';
import { listedStates, translatedKinds, translationsPath } from './queries.ts';
import { TextRow } from './text-row.tsx';
import { kindsOfTranslation } from './translation-kinds.ts';
import { translationTexts } from './translation-messages.ts';
import style from './translation-screen.module.css';
import { useTranslationEditor } from './use-translation-editor.ts';

/** One document: what the main language says on the left, the translation on the right. */
export function TranslationScreen() {
  const words = useTexts(translationTexts);
  const place = usePlace();
  if (!place) return <Unknown />;
  return <Opened key={`${place.kind}/${place.id}/${place.language}`} place={place} title={words.title} />;
}

function Opened({ place, title }: { readonly place: TranslationPlace; readonly title: string }) {
  const found = useQuery(translationQuery(place));
  if (found.data === undefined && isNotThere(found.error)) return <Unknown />;
  if (found.data) return <SideBySide place={place} document={found.data} />;
  return (
    <Page title={title} back={<BackLink to={translationsPath}>{title}</BackLink>}>
      <Loaded query={found}>{() => null}</Loaded>
    </Page>
  );
}

function Unknown() {
  const words = useTexts(translationTexts);
  return (
    <NotThere title={words.unknown}>
      <Anchor component={Link} to={translationsPath}>
        {words.toList}
      </Anchor>
    </NotThere>
  );
}

/** Undefined for an address that nothing can be at. */
function usePlace(): TranslationPlace | undefined {
  const { id: address = '' } = useParams({ strict: false }) as { readonly id?: string };
  const [language = '', state, kind, id = ''] = address.split('.');
  const { languages } = useSession().website;
  const known = languages.slice(1).some(({ code }) => code === language);
  const [foundKind, foundState] = [
    translatedKinds.find((one) => one === kind),
    listedStates.find((one) => one === state),
  ];
  return known && foundKind && foundState ? { language, kind: foundKind, state: foundState, id } : undefined;
}

interface SideBySideProps {
  readonly place: TranslationPlace;
  readonly document: OpenTranslation;
}

function SideBySide({ place, document }: SideBySideProps) {
  const words = useTexts(translationTexts);
  const kinds = useTexts(kindTexts);
  const { languages } = useSession().website;
  const primary = languages[0]!;
  const language = languages.find(({ code }) => code === place.language) ?? primary;
  const { texts } = document;
  const { editor, fields, labels, kind, fits, errorOf, hasDrafts, hasPreview } = useTranslationEditor(place, document);
  const publish = usePublish(kind, editor, document, { keyOf: () => translationQuery(place).queryKey });
  const { form } = editor;
  const list = useRef<HTMLUListElement>(null);
  const open = texts.filter((text) => isOpen(form.values, text));
  const { address } = kindsOfTranslation[place.kind];
  return (
    <DetailScreen
      title={(document.title ?? kinds[place.kind]) || words.untitled}
      back={
        <BackLink to={translationsPath} search={{ language: place.language, state: place.state }}>
          {words.title}
        </BackLink>
      }
      actions={
        <Group gap="sm">
          {address && (
            <Button component={Link} to={address(place.id)} variant="default">
              {words.whole}
            </Button>
          )}
          {hasPreview && <PreviewButton kind={kind} editor={editor} />}
          <NextDocument place={place} />
        </Group>
      }
      isWide
      editor={editor}
      fields={fields}
      {...(hasDrafts && { publish })}
      main={
        <>
          {!language.isEnabled && <HiddenNotice name={language.name} />}
          <Card
            isFlush
            title={`${primary.name} → ${language.name}`}
            action={<OpenTexts names={open.map(({ name }) => name)} all={texts.map(({ name }) => name)} list={list} />}
          >
            {texts.length === 0 && (
              <Text p="lg" c="var(--awning-quiet)">
                {words.noTexts}
              </Text>
            )}
            <ul className={style['texts']} ref={list}>
              {texts.map((text) => (
                <TextRow
                  key={text.name}
                  label={labels.get(text.name) ?? text.name}
                  text={text}
                  state={stateNow(form.values, text)}
                  value={textOf(form.values, text)}
                  error={errorOf(text.name)}
                  primary={primary}
                  language={language}
                  isBusy={fits.isPending}
                  onChange={(value) => {
                    form.setValues({ [text.name]: value });
                    form.clearErrors();
                  }}
                  onFits={() => fits.mutate(text.name)}
                />
              ))}
            </ul>
          </Card>
        </>
      }
    />
  );
}

function HiddenNotice({ name }: { readonly name: string }) {
  const words = useTexts(translationTexts);
  return (
    <Alert color="gray" title={`${name}: ${words.hidden}`}>
      <Anchor component={Link} to="/config/settings/languages" size="sm">
        {words.toLanguages}
      </Anchor>
    </Alert>
  );
}
