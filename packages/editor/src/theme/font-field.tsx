import { Fieldset, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { useTexts } from '../texts/texts.ts';
import { type FontProperty, themeSettingsTexts } from './settings-messages.ts';

type Font = Readonly<Record<string, string>>;

interface FontFieldProps {
  readonly label: string;
  readonly value: Font;
  /** What the theme says where the owner says nothing. */
  readonly standard: Font;
  readonly onChange: (value: Font) => void;
}

const typed = ['font-family', 'font-size', 'letter-spacing', 'line-height'] as const;
const chosen: readonly (readonly [FontProperty, readonly string[]])[] = [
  ['font-weight', ['100', '200', '300', '400', '500', '600', '700', '800', '900', 'normal', 'bold']],
  ['font-style', ['normal', 'italic']],
  ['text-transform', ['none', 'uppercase', 'lowercase', 'capitalize']],
  ['text-decoration', ['none', 'underline', 'line-through']],
];

/** The properties of a font; an empty one is as the theme has it. */
export function FontField({ label, value, standard, onChange }: FontFieldProps) {
  const words = useTexts(themeSettingsTexts);
  const change = (property: string, text: string) => {
    const others = Object.entries(value).filter(([name]) => name !== property);
    onChange(Object.fromEntries(text === '' ? others : [...others, [property, text]]));
  };
  return (
    <Fieldset legend={label} radius="md" styles={{ legend: { fontWeight: 600 } }}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {typed.map((property) => (
          <TextInput
            key={property}
            label={words.font[property]}
            placeholder={standard[property] ?? ''}
            value={value[property] ?? ''}
            maxLength={200}
            onChange={({ currentTarget }) => change(property, currentTarget.value)}
          />
        ))}
        {chosen.map(([property, options]) => (
          <NativeSelect
            key={property}
            label={words.font[property]}
            value={value[property] ?? ''}
            data={['', ...new Set([...options, ...(value[property] === undefined ? [] : [value[property]])])].map(
              (option) => ({ value: option, label: words.fontValues[option] ?? option }),
            )}
            onChange={({ currentTarget }) => change(property, currentTarget.value)}
          />
        ))}
      </SimpleGrid>
    </Fieldset>
  );
}
