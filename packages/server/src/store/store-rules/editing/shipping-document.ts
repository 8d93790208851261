import { Type } from '@sinclair/typebox';
import { newId } from '../../../platform/database/index.ts';
import {
  type Checked,
  defineDocument,
  type EditContext,
  type ListQuery,
  type ReadContext,
} from '../../../platform/editing/index.ts';
import { primaryLanguage } from '../../../platform/website/index.ts';
import { amountText, readAmount } from '../../amount/index.ts';
import { storeCurrency } from '../../catalogue/index.ts';
import { ruleMessages } from '../messages.ts';
import type { ZoneRow } from '../store.ts';
import { isKnownCountry } from './known-country.ts';
import { type ShippingOptionBody, ShippingZoneBody } from './schema.ts';
import { deleteZone, selectForeignOptions, selectZone, selectZones, upsertZone, wholeArea } from './store.ts';

/**
 * A shipping zone with its options; it applies as soon as it is saved. Orders contain copies, so a zone can always be
 * deleted.
 */
export const shippingDocument = defineDocument({
  kind: 'shipping-zone',
  path: '/api/commerce/shipping-zones',
  words: { one: 'shipping zone', many: 'shipping zones' },
  schema: ShippingZoneBody,
  schemaVersion: 1,
  right: 'shipping.edit',
  planFlag: 'COMMERCE',
  hasDrafts: false,
  example: {
    name: 'Germany',
    areas: [{ country: 'DE', region: null, postalPrefix: null }],
    options: [{ texts: { en: 'Parcel' }, calculator: 'weight', bands: [{ from: '0', price: '4.90' }] }],
  },
  load: async (context, id) => {
    const row = await selectZone(context.connection, context.website.id, id);
    return row && { body: zoneBody(context, row), isVisible: true };
  },
  check,
  write: async (context, id, body) => {
    await upsertZone(context.connection, context.website.id, rowOf(context, id, body));
  },
  many: {
    title: ({ name }) => name,
    facts: { placeCount: Type.Integer(), optionCount: Type.Integer() },
    list,
    hide: async ({ connection, website }, id) => {
      await deleteZone(connection, website.id, id);
      return undefined;
    },
    purge: async () => undefined,
    copy: async (_context, body) => ({
      ...body,
      options: body.options.map(({ id: _id, ...option }) => option),
    }),
  },
  // Carts and checkouts read the rules each time; no cached page shows them.
  subjects: () => [],
});

async function list({ connection, website }: ReadContext, query: ListQuery) {
  const rows = await selectZones(connection, website.id, query);
  return rows.map(({ id, name, areas, options }) => ({
    id,
    title: name,
    facts: { placeCount: areas.length, optionCount: options.length },
  }));
}

async function check(context: EditContext, body: ShippingZoneBody, id: string): Promise<Checked<ShippingZoneBody>> {
  const { connection, website, clock } = context;
  const options = body.options.map((option) => ({ ...option, id: option.id ?? newId(clock) }));
  const complete = { ...body, options };
  const errors: Record<string, string> = {};
  if (body.areas.length === 0) errors['areas'] = ruleMessages.noPlace;
  if (options.length === 0) errors['options'] = ruleMessages.noOption;
  for (const [position, area] of body.areas.entries()) {
    if (!isKnownCountry(area)) errors[`areas.${position}.country`] = ruleMessages.unknownCountry;
  }
  const foreign = await selectForeignOptions(connection, website.id, id, options);
  for (const [position, option] of options.entries()) {
    const field = `options.${position}`;
    if (foreign.includes(option.id)) errors[`${field}.id`] = ruleMessages.optionOfAnother;
    const texts = textError(context, option);
    if (texts !== undefined) errors[`${field}.texts`] = texts;
    const bands = bandsError(option);
    if (bands !== undefined) errors[`${field}.bands`] = bands;
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, body: complete };
}

function textError({ website }: EditContext, { texts }: ShippingOptionBody): string | undefined {
  const known = new Set(website.languages.map(({ code }) => code));
  if (Object.keys(texts).some((language) => !known.has(language))) return ruleMessages.unknownLanguage;
  return texts[primaryLanguage(website)]?.trim() ? undefined : ruleMessages.nameMissing;
}

/** Steps increase from 0, so that exactly one matches; only amounts have decimals. */
function bandsError({ calculator, bands }: ShippingOptionBody): string | undefined {
  if (calculator === 'flat' && bands.length > 1) return ruleMessages.oneBand;
  if (calculator !== 'subtotal' && bands.some(({ from }) => from.includes('.'))) return ruleMessages.wholeNumber;
  if (bands.every(({ price }) => price === null)) return ruleMessages.neverOffered;
  const starts = bands.map(({ from }) => Number(from));
  if (starts[0] !== 0) return ruleMessages.bandsFromZero;
  const isRising = starts.every((start, position) => position === 0 || start > starts[position - 1]!);
  return isRising ? undefined : ruleMessages.bandsInOrder;
}

/** A zone as it is edited, with amounts as text. */
export function zoneBody(
  { website }: Pick<ReadContext, 'website'>,
  { name, areas, options }: ZoneRow,
): ShippingZoneBody {
  const currency = storeCurrency(website);
  return {
    name,
    areas: areas.map(wholeArea),
    options: options.map(({ id, texts, calculator, bands, freeFrom }) => ({
      id,
      texts,
      calculator,
      bands: bands.map(({ from, price }) => ({
        from: calculator === 'subtotal' ? amountText(BigInt(from), currency) : from,
        price: price === null ? null : amountText(BigInt(price), currency),
      })),
      ...(freeFrom != null && { freeFrom: amountText(BigInt(freeFrom), currency) }),
    })),
  };
}

function rowOf({ website }: ReadContext, id: string, { name, areas, options }: ShippingZoneBody): ZoneRow {
  const currency = storeCurrency(website);
  return {
    id,
    name,
    areas,
    options: options.map((option) => ({
      id: option.id!,
      texts: option.texts,
      calculator: option.calculator,
      bands: option.bands.map(({ from, price }) => ({
        from: option.calculator === 'subtotal' ? String(readAmount(from, currency)) : from,
        price: price === null ? null : String(readAmount(price, currency)),
      })),
      freeFrom: option.freeFrom == null ? null : String(readAmount(option.freeFrom, currency)),
    })),
  };
}
