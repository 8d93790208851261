import { Type } from '@sinclair/typebox';
import { defineDocument, type ListQuery, type ReadContext } from '../../../platform/editing/index.ts';
import { subjectOf } from '../../../platform/subjects/index.ts';
import { percentText, readPercent } from '../../amount/index.ts';
import { ruleMessages } from '../messages.ts';
import type { TaxRuleRow } from '../store.ts';
import { isKnownCountry } from './known-country.ts';
import { TaxRuleBody } from './schema.ts';
import { deleteTaxRule, selectTaxRule, selectTaxRules, upsertTaxRule, wholeArea } from './store.ts';

const WHOLE_PPM = 1_000_000n;

/** A tax rule; it applies as soon as it is saved. Orders contain copies, so a rule can always be deleted. */
export const taxDocument = defineDocument({
  kind: 'tax-rule',
  path: '/api/commerce/tax-rules',
  words: { one: 'tax rule', many: 'tax rules' },
  schema: TaxRuleBody,
  schemaVersion: 1,
  right: 'taxes.edit',
  planFlag: 'COMMERCE',
  hasDrafts: false,
  example: {
    name: 'VAT 19 %',
    area: { country: 'DE', region: null, postalPrefix: null },
    percent: '19',
    taxClass: 'standard',
    inclusive: true,
    priority: 1,
    onShipping: true,
  },
  load: async ({ connection, website }, id) => {
    const row = await selectTaxRule(connection, website.id, id);
    return row && { body: taxRuleBody(row), isVisible: true };
  },
  check: async (_context, body) => {
    const errors = {
      ...(readPercent(body.percent) > WHOLE_PPM && { percent: ruleMessages.rateTooHigh }),
      ...(!isKnownCountry(body.area) && { 'area.country': ruleMessages.unknownCountry }),
    };
    return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, body };
  },
  write: async ({ connection, website }, id, { percent, ...rule }) => {
    await upsertTaxRule(connection, website.id, { ...rule, id, ratePpm: Number(readPercent(percent)) });
  },
  many: {
    title: ({ name }) => name,
    facts: {
      percent: Type.String(),
      country: Type.Union([Type.String(), Type.Null()]),
      taxClass: Type.String(),
      inclusive: Type.Boolean(),
    },
    list,
    hide: async ({ connection, website }, id) => {
      await deleteTaxRule(connection, website.id, id);
      return undefined;
    },
    purge: async () => undefined,
    copy: async (_context, body) => body,
  },
  subjects: () => [subjectOf.taxes],
});

async function list({ connection, website }: ReadContext, query: ListQuery) {
  const rows = await selectTaxRules(connection, website.id, query);
  return rows.map((row) => {
    const { name, percent, area, taxClass, inclusive } = taxRuleBody(row);
    return { id: row.id, title: name, facts: { percent, country: area.country, taxClass, inclusive } };
  });
}

/** A tax rule as it is edited. */
export function taxRuleBody({
  name,
  area,
  ratePpm,
  taxClass,
  inclusive,
  priority,
  onShipping,
}: TaxRuleRow): TaxRuleBody {
  return {
    name,
    area: wholeArea(area),
    percent: percentText(BigInt(ratePpm)),
    taxClass,
    inclusive,
    priority,
    onShipping,
  };
}
