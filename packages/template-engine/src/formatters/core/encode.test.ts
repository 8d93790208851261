import { describe, expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import { encodeSpace, encodeUri, encodeUriComponent, urlEncode } from './encode.ts';

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

describe('encode-space', () => {
  test('every kind of white space, one by one', () => {
    expect(callFormatter(encodeSpace, [], ['a \t\n\u00a0\u2003b'])).toBe(`a${'&nbsp;'.repeat(5)}b`);
    expect(callFormatter(encodeSpace, [], [12])).toBe('12');
    expect(callFormatter(encodeSpace, [], [null])).toBe('');
  });
});

describe('encode-uri and encode-uri-component', () => {
  test('as ECMAScript has them', () => {
    expect(callFormatter(encodeUri, [], [ASCII])).toBe(encodeURI(ASCII));
    expect(callFormatter(encodeUriComponent, [], [ASCII])).toBe(encodeURIComponent(ASCII));
    expect(callFormatter(encodeUri, [], [true])).toBe('true');
    expect(callFormatter(encodeUriComponent, [], [{}])).toBe('');
  });

  test('a lone surrogate is an error', () => {
    expect(() => callFormatter(encodeUri, [], ['\ud800'])).toThrow(URIError);
    expect(() => callFormatter(encodeUriComponent, [], ['\ud800'])).toThrow(URIError);
  });
});

describe('url-encode', () => {
  test('leaves letters, digits and @ * _ + - . / alone', () => {
    const kept = Array.from(ASCII)
      .filter((char) => callFormatter(urlEncode, [], [char]) === char)
      .join('');
    expect(kept).toBe('*+-./0123456789@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz');
  });

  test('encodes the rest as UTF-8 with two upper-case digits each', () => {
    expect(callFormatter(urlEncode, [], ['é ~\n%40%2F'])).toBe('%C3%A9%20%7E%0A%2540%252F');
    expect(callFormatter(urlEncode, [], ['\u{1F600}'])).toBe('%F0%9F%98%80');
    expect(callFormatter(urlEncode, [], [["!'()"]])).toBe('');
    expect(callFormatter(urlEncode, [], ["!'()"])).toBe('%21%27%28%29');
  });

  test('a lone surrogate is an error', () => {
    expect(() => callFormatter(urlEncode, [], ['a\udc00'])).toThrow('Lone surrogate U+DC00 is not a scalar value');
  });
});
