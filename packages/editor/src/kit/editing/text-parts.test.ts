import { describe, expect, it } from 'vitest';
import { joinTexts, otherTexts, textPart } from './text-parts.ts';

const texts = { en: { title: 'Ebb', body: '<p>Low</p>', other: 'kept' }, de: { title: 'Ebbe' } };

describe('texts in parts', () => {
  it('are one field in every language that has it', () => {
    expect(textPart(texts, 'title')).toEqual({ en: 'Ebb', de: 'Ebbe' });
    expect(textPart(texts, 'body')).toEqual({ en: '<p>Low</p>' });
  });

  it('are the same when they are put together again, with what no part holds', () => {
    const [title, body] = [textPart(texts, 'title'), textPart(texts, 'body')];
    expect(joinTexts({ title, body }, otherTexts(texts, ['title', 'body']))).toEqual(texts);
  });

  it('leave out what is empty or only spaces', () => {
    expect(joinTexts({ title: { en: ' Ebb ', de: ' ' } })).toEqual({ en: { title: 'Ebb' }, de: {} });
  });
});
