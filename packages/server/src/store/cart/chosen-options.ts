const optionField = 'variant-option-';

/** A select and radio buttons may have the same name, so the last non-empty value counts. */
export function chosenOptions(form: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => {
      if (!name.startsWith(optionField)) return [];
      const given = [value].flat().filter((text): text is string => typeof text === 'string' && text !== '');
      const last = given.at(-1);
      return last === undefined ? [] : [[name.slice(optionField.length), last]];
    }),
  );
}
