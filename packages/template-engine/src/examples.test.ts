import { runExamples } from '@awning/testing/run-examples';
import { callFormatter, callPredicate } from './contract/call.ts';
import * as library from './index.ts';
import { parseDecimal } from './locale/decimal.ts';
import { readOptions } from './locale/option.ts';
import { parseMessage } from './message/parse-message.ts';
import { readMoney } from './money/money.ts';
import { nativeAmount } from './money/money-text.ts';
import { readPrice } from './money/price.ts';
import { productContent } from './product/product-content.ts';
import { attributeText, attributeValue } from './text/attribute.ts';
import { changeText } from './text/change-text.ts';
import { JoinedText } from './text/joined-text.ts';
import { toPrettyJson, toRawJson } from './text/json.ts';
import { jsonAttribute } from './text/json-attribute.ts';
import { percentEncode } from './text/percent-encode.ts';
import { removeTags } from './text/remove-tags.ts';
import { slugify } from './text/slugify.ts';
import { writeEach } from './text/write-each.ts';
import { compare, isEqual } from './values/compare.ts';
import { print, toEcmaText } from './values/print.ts';
import { fields } from './values/reference.ts';
import { listElements } from './values/value.ts';

runExamples(
  {
    ...library,
    attributeText,
    attributeValue,
    changeText,
    JoinedText,
    writeEach,
    callFormatter,
    callPredicate,
    compare,
    fields,
    isEqual,
    jsonAttribute,
    listElements,
    nativeAmount,
    parseDecimal,
    parseMessage,
    percentEncode,
    print,
    productContent,
    readMoney,
    readOptions,
    readPrice,
    removeTags,
    slugify,
    toEcmaText,
    toPrettyJson,
    toRawJson,
  },
  import.meta.dirname,
);
