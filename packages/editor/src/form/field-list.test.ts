import { describe, expect, it } from 'vitest';
import { moved } from '../kit/order/moved.ts';
import { fieldOfKind } from './edited-field.ts';
import {
  changeOptions,
  duplicateField,
  type FieldList,
  insertField,
  moveField,
  removeField,
  textsOfField,
} from './field-list.ts';

const list: FieldList = {
  fields: [
    fieldOfKind('email', { id: 'email', title: 'Email' }),
    fieldOfKind('select', { id: 'topic', title: 'Topic', options: ['Cups', 'Bowls'] }),
  ],
  fieldTexts: { de: { topic: { title: 'Thema', options: ['Tassen'] } }, fr: { email: { title: 'E-mail' } } },
};
const ids = ({ fields }: FieldList) => fields.map(({ id }) => id);

describe('the fields of a form', () => {
  it('are moved within the list only', () => {
    expect(ids(moveField(list, 0, 1))).toEqual(['topic', 'email']);
    expect(moved(list.fields, 0, -1)).toBe(list.fields);
    expect(moved(list.fields, 1, 2)).toBe(list.fields);
  });

  it('are duplicated below with their translations', () => {
    const copied = duplicateField(list, 'topic', 'topic-2');
    expect(ids(copied)).toEqual(['email', 'topic', 'topic-2']);
    expect(copied.fieldTexts['de']?.['topic-2']).toEqual(list.fieldTexts['de']?.['topic']);
  });

  it('come back in their place with their translations', () => {
    const [, topic] = list.fields;
    const texts = textsOfField(list, 'topic');
    const saved: FieldList = { ...removeField(list, 'topic'), fieldTexts: {} };
    const back = insertField(saved, 1, topic!, texts);
    expect([ids(back), back.fieldTexts]).toEqual([['email', 'topic'], { de: { topic: texts['de'] } }]);
  });
});

describe('the options of a field', () => {
  it('are moved in every language at once', () => {
    const swapped = changeOptions(list, 'topic', (options) => moved(options, 0, 1));
    expect(swapped.fields[1]?.options).toEqual(['Bowls', 'Cups']);
    expect(swapped.fieldTexts['de']?.['topic']?.options).toEqual(['', 'Tassen']);
  });
});
