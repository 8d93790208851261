import { Fieldset, TextInput } from '@mantine/core';
import type { BesideLanguage } from '../../kit/fields/beside.tsx';
import { kitTexts } from '../../kit/messages.ts';
import { useTexts } from '../../texts/texts.ts';
import { productTexts } from '../messages.ts';
import type { ProductEditor } from '../use-product-editor.ts';
import { textFields, translationIn, withTranslatedName, withTranslatedValue } from './option-translations.ts';
import type { Option } from './options.ts';
import style from './options-field.module.css';

const longest = 100;

interface OptionTranslationFieldsProps {
  readonly form: ProductEditor['form'];
  readonly option: Option;
  readonly position: number;
  readonly language: NonNullable<BesideLanguage['language']>;
}

/** What an option and each of its values are called in another language. */
export function OptionTranslationFields({ form, option, position, language }: OptionTranslationFieldsProps) {
  const words = useTexts(productTexts);
  const kit = useTexts(kitTexts);
  const { code, name: languageName } = language;
  const { name, values } = translationIn(option, code);
  const at = `options.${position}.translations.${code}`;
  function change(field: string, next: Option) {
    for (const path of [`${at}.${field}`, ...textFields(code)]) form.clearFieldError(path);
    form.setFieldValue(`options.${position}`, next);
  }
  return (
    <div className={style['translation']} lang={code}>
      <TextInput
        label={kit.inLanguage(words.option, languageName)}
        placeholder={option.name}
        maxLength={longest}
        autoComplete="off"
        error={form.errors[`${at}.name`]}
        value={name}
        onChange={({ currentTarget }) => change('name', withTranslatedName(option, code, currentTarget.value))}
      />
      {option.values.length > 0 && (
        <Fieldset
          legend={kit.inLanguage(words.values, languageName)}
          variant="unstyled"
          classNames={{ root: style['values'] ?? '', legend: style['legend'] ?? '' }}
        >
          {option.values.map((value, place) => (
            <TextInput
              key={value}
              label={value}
              placeholder={value}
              maxLength={longest}
              autoComplete="off"
              error={form.errors[`${at}.values.${place}`]}
              value={Object.hasOwn(values, value) ? values[value] : ''}
              onChange={({ currentTarget }) =>
                change(`values.${place}`, withTranslatedValue(option, code, value, currentTarget.value))
              }
            />
          ))}
        </Fieldset>
      )}
    </div>
  );
}
