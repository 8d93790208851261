import { type Block, definitionOf, type PanelControl, type ScreenSize, settingsOf } from '@awning/site-model';
import { Anchor, NativeSelect, NumberInput, Switch } from '@mantine/core';
import { HtmlField } from '../content/html-field.tsx';
import { ChosenFile } from '../kit/pickers/chosen-file.tsx';
import { ChosenPictures } from '../kit/pickers/chosen-pictures.tsx';
import { useTexts } from '../texts/texts.ts';
import { ChosenForm, ChosenPage } from './chosen-document.tsx';
import type { FrameWidth } from './frame-widths.ts';
import { LookedUpField } from './looked-up-field.tsx';
import { builderTexts } from './messages.ts';
import { PlainField } from './plain-field.tsx';
import type { Builder } from './use-builder.ts';

interface ControlProps {
  readonly control: PanelControl;
  readonly block: Block;
  readonly builder: Builder;
  readonly language: string;
  /** The first language of the website, which stands in where a translation is missing. */
  readonly primary: string;
  readonly width: FrameWidth;
}

/** The field of one setting. */
export function Control(props: ControlProps) {
  return props.control.isTranslated ? <TextControl {...props} /> : <ValueControl {...props} />;
}

function TextControl({
  control: { name, label, hint, faultIn, control, limits },
  block,
  builder,
  language,
  primary,
}: ControlProps) {
  const { id } = block.props;
  const { texts } = builder.document;
  const textIn = (code: string) => {
    const text = texts[code]?.[id]?.[name];
    return typeof text === 'string' ? text : '';
  };
  const field = {
    label,
    ...(hint === undefined ? {} : { hint }),
    lang: language,
    value: textIn(language),
    onChange: (text: string) => {
      // A translation that is emptied shows the first language again.
      const value = text === '' && language !== primary ? undefined : text;
      builder.write({ id, language, name, value });
    },
  };
  if (control === 'rich-text') return <HtmlField {...field} />;
  return (
    <PlainField
      {...field}
      isLong={control === 'lines'}
      error={faultIn?.(field.value)}
      maxLength={limits.maxLength}
      placeholder={language === primary ? '' : textIn(primary)}
    />
  );
}

function ValueControl({ control, block, builder, width }: ControlProps) {
  const { name, label, limits, choices = [] } = control;
  const { id } = block.props;
  const screen = control.isByScreen && width !== 'desktop' ? width : undefined;
  const value = valueOn(block, name, screen);
  const changeTo = (next: unknown) => ({ id, name, value: next, ...(screen && { screen }) });
  const set = (next: unknown) => builder.set(changeTo(next));
  const type = (next: unknown) => builder.type(changeTo(next));
  const hint = screen && { description: <ScreenHint screen={screen} isOwn={isOwn(block, name, screen)} reset={set} /> };
  switch (control.control) {
    case 'select':
      return (
        <NativeSelect
          label={label}
          {...hint}
          value={String(value)}
          data={choices.map((choice) => ({ value: String(choice.value), label: choice.label }))}
          onChange={({ currentTarget }) => set(choices.find((one) => String(one.value) === currentTarget.value)?.value)}
        />
      );
    case 'number':
      return (
        <NumberInput
          label={label}
          {...hint}
          value={Number(value)}
          min={limits.minimum ?? 0}
          {...(limits.maximum === undefined ? {} : { max: limits.maximum })}
          clampBehavior="strict"
          allowDecimal={false}
          onChange={(next) => {
            if (typeof next === 'number') type(next);
          }}
        />
      );
    case 'switch':
      return (
        <Switch label={label} checked={value === true} onChange={({ currentTarget }) => set(currentTarget.checked)} />
      );
    case 'picture':
      return (
        <ChosenPictures
          label={label}
          ids={value === '' ? [] : [String(value)]}
          onChange={([chosen = '']) => set(chosen)}
        />
      );
    case 'pictures':
      return <ChosenPictures label={label} ids={value as readonly string[]} isMultiple onChange={set} />;
    case 'file':
      return (
        control.use && (
          <ChosenFile label={label} hint={control.hint} use={control.use} value={String(value)} onChange={set} />
        )
      );
    case 'collection':
      return <ChosenPage label={label} hint={control.hint} value={String(value)} onChange={set} />;
    case 'form':
      return <ChosenForm label={label} value={String(value)} onChange={set} />;
    default: {
      const field = {
        label,
        ...(control.hint === undefined ? {} : { hint: control.hint }),
        isLong: control.control === 'lines',
        error: control.faultIn?.(String(value)),
        maxLength: limits.maxLength,
        value: String(value),
        onChange: type,
      };
      return control.isLookedUp ? <LookedUpField {...field} /> : <PlainField {...field} />;
    }
  }
}

/** The value that counts on a screen: its own, or that of the next wider one. */
function valueOn(block: Block, name: string, screen: ScreenSize | undefined): unknown {
  const definition = definitionOf(block.type);
  const everywhere = definition && settingsOf(definition, block)[name];
  if (screen === undefined) return everywhere;
  const ownOf = (size: ScreenSize) => valuesAt(block, size)[name];
  return ownOf(screen) ?? (screen === 'phone' ? ownOf('tablet') : undefined) ?? everywhere;
}

function isOwn(block: Block, name: string, screen: ScreenSize): boolean {
  return valuesAt(block, screen)[name] !== undefined;
}

function valuesAt({ props }: Block, screen: ScreenSize): Readonly<Record<string, unknown>> {
  const at = props['at'] as Readonly<Partial<Record<ScreenSize, Readonly<Record<string, unknown>>>>> | undefined;
  return at?.[screen] ?? {};
}

interface ScreenHintProps {
  readonly screen: ScreenSize;
  readonly isOwn: boolean;
  readonly reset: (value: undefined) => void;
}

function ScreenHint({ screen, isOwn: hasOwn, reset }: ScreenHintProps) {
  const words = useTexts(builderTexts);
  if (!hasOwn) return words.inherit;
  return (
    <>
      {words.onlyOn[screen]}{' '}
      <Anchor component="button" type="button" size="xs" onClick={() => reset(undefined)}>
        {words.inherit}
      </Anchor>
    </>
  );
}
