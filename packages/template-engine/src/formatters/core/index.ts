import type { Formatter } from '../../contract/formatter.ts';
import { apply } from './apply.ts';
import { count } from './count.ts';
import { cycle } from './cycle.ts';
import { encodeSpace, encodeUri, encodeUriComponent, urlEncode } from './encode.ts';
import { findFirst, findLast } from './find.ts';
import { format } from './format.ts';
import { get } from './get.ts';
import { html, htmlattr, htmltag } from './html.ts';
import { iter } from './iter.ts';
import { json, jsonPretty, raw } from './json.ts';
import { keyBy } from './key-by.ts';
import { lookup } from './lookup.ts';
import { mod, pluralize, round } from './number.ts';
import { output } from './output.ts';
import { prop } from './prop.ts';
import { smartypants } from './smartypants.ts';
import { lineBreaks, safe, slugify, str } from './text.ts';
import { truncate } from './truncate.ts';

export const coreFormatters: readonly Formatter[] = [
  apply,
  count,
  cycle,
  encodeSpace,
  encodeUri,
  encodeUriComponent,
  findFirst,
  findLast,
  format,
  get,
  html,
  htmlattr,
  htmltag,
  iter,
  json,
  jsonPretty,
  keyBy,
  lineBreaks,
  lookup,
  mod,
  output,
  pluralize,
  prop,
  raw,
  round,
  safe,
  slugify,
  smartypants,
  str,
  truncate,
  urlEncode,
];
