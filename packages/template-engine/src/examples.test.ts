import { runExamples } from '@awning/testing/run-examples';
import { callFormatter, callPredicate } from './contract/call.ts';
import * as library from './index.ts';
import { toPrettyJson, toRawJson } from './text/json.ts';
import { percentEncode } from './text/percent-encode.ts';
import { slugify } from './text/slugify.ts';
import { compare, isEqual } from './values/compare.ts';
import { print, toEcmaText } from './values/print.ts';

runExamples(
  {
    ...library,
    callFormatter,
    callPredicate,
    compare,
    isEqual,
    percentEncode,
    print,
    slugify,
    toEcmaText,
    toPrettyJson,
    toRawJson,
  },
  import.meta.dirname,
);
