import { RecordType } from '@awning/site-model';
import { definePredicate, memberOperand, type Predicate } from '../../contract/predicate.ts';
import { asNumber, type Value } from '../../values/value.ts';

type RecordTypeName = keyof typeof RecordType;

const PLAIN_NAMES: readonly RecordTypeName[] = [
  'active-time',
  'attachment',
  'audio',
  'binary',
  'checkin',
  'css-asset',
  'digital-good',
  'event',
  'json-export',
  'kbarticle',
  'site-search',
  'store-item',
  'text',
  'tweak-asset',
  'tweet',
  'undefined',
  'wordpress-export',
];

// An item also has these types if a promoted block of that kind represents it.
const PROMOTABLE_NAMES: readonly RecordTypeName[] = ['video', 'image', 'quote', 'link', 'gallery'];

const RECORD_TYPE = memberOperand('recordType');
const PROMOTED_BLOCK_TYPE = memberOperand('promotedBlockType');

export const recordTypePredicates: readonly Predicate[] = [
  ...PLAIN_NAMES.map((name) => plainPredicate(name)),
  ...PROMOTABLE_NAMES.map((name) => promotablePredicate(name, name)),
  promotablePredicate('external-video', 'video'),
];

function plainPredicate(name: RecordTypeName): Predicate {
  const code = RecordType[name];
  return definePredicate({
    name: `${name}?`,
    group: 'content',
    summary: `recordType is ${code}, ${name}`,
    example: { template: `{.${name}?}yes{.or}no{.end}`, data: { recordType: code }, output: 'yes' },
    prepare: () => ({ operands: [RECORD_TYPE], test: (recordType) => isCode(recordType, code) }),
  });
}

function promotablePredicate(name: string, kind: RecordTypeName): Predicate {
  const code = RecordType[kind];
  return definePredicate({
    name: `${name}?`,
    group: 'content',
    summary: `recordType is ${code}, or a ${kind} block is promoted`,
    example: { template: `{.${name}?}yes{.or}no{.end}`, data: { promotedBlockType: kind }, output: 'yes' },
    prepare: () => ({
      operands: [RECORD_TYPE, PROMOTED_BLOCK_TYPE],
      test: (recordType, promoted) => isCode(recordType, code) || promoted === kind,
    }),
  });
}

function isCode(recordType: Value, code: number): boolean {
  return asNumber(recordType) === code;
}
