import { definePureFormatter } from '../../contract/formatter.ts';
import { changeText } from '../../text/change-text.ts';
import { percentEncode } from '../../text/percent-encode.ts';
import { asText } from '../../values/value.ts';

export const encodeSpace = definePureFormatter({
  name: 'encode-space',
  group: 'core',
  isTotal: true,
  summary: 'every white-space character as `&nbsp;`',
  example: { template: '{a|encode-space}', data: { a: 'a b' }, output: 'a&nbsp;b' },
  prepare: () => (value, budget) => changeText(asText(value), budget, (text) => text.replace(/\s/g, '&nbsp;')),
});

export const encodeUri = definePureFormatter({
  name: 'encode-uri',
  group: 'core',
  summary: 'percent-encodes what may not stand in an address',
  example: { template: '{a|encode-uri}', data: { a: '/a b?c=é' }, output: '/a%20b?c=%C3%A9' },
  prepare: () => (value, budget) => changeText(asText(value), budget, encodeURI),
});

export const encodeUriComponent = definePureFormatter({
  name: 'encode-uri-component',
  group: 'core',
  summary: 'percent-encodes what may not stand in a part of an address',
  example: { template: '{a|encode-uri-component}', data: { a: 'a b/c' }, output: 'a%20b%2Fc' },
  prepare: () => (value, budget) => changeText(asText(value), budget, encodeURIComponent),
});

export const urlEncode = definePureFormatter({
  name: 'url-encode',
  group: 'core',
  summary: 'percent-encodes all but letters, digits and `@ * _ + - . /`',
  example: { template: '{a|url-encode}', data: { a: 'a b/c' }, output: 'a%20b/c' },
  prepare: () => (value, budget) => changeText(asText(value), budget, percentEncode),
});
