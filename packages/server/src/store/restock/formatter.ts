import {
  asBoolean,
  asText,
  defineFormatter,
  descend,
  isArray,
  isObject,
  type ScopedFormatter,
  type Scope as TemplateScope,
  type Value,
} from '@awning/template-engine';
import { placed } from '../../platform/island.ts';
import { islandMarker } from '../../site/rendering/index.ts';
import { type RestockIslandData, restockIsland } from './islands.ts';

/**
 * The dialect prints one form for each variant, for a script that the host brings. Ours is one island for all of them, and a plain
 * form without scripts; names and classes are the dialect's. See docs/decisions/buying-formatters-are-islands.md.
 */
export const restockFormatters: readonly ScopedFormatter[] = [
  defineFormatter({
    name: 'product-restock-notification',
    group: 'commerce',
    summary: 'a form for visitors who want to be told when a sold-out variant is back',
    example: { template: '{product|product-restock-notification}', data: {}, output: '' },
    prepare: () => (value, scope) => print(value, scope),
  }),
];

function print(value: Value, scope: TemplateScope): string {
  const id = asText(descend(value, ['id']));
  const context = scope.resolve(['productMerchandisingContext', id]);
  const listed = descend(context, ['restockNotificationViews']);
  if (!isArray(listed) || listed.length === 0) return '';
  const stored = descend(value, ['structuredContent', 'variants']);
  const variants = isArray(stored) ? stored : [];
  const wanted = new Set(listed.map((view) => asText(descend(view, ['variantId']))));
  const views = variants.filter((variant) => wanted.has(asText(descend(variant, ['id'])))).map(viewOf);
  if (views.length === 0) return '';
  const text = (name: string) => asText(descend(context, ['restockNotificationMessages', name]));
  return islandMarker(
    placed(restockIsland, {
      productId: id,
      views,
      isAlone: variants.length === 1,
      callText: text('CTAText'),
      placeholder: text('placeholderText'),
      buttonText: text('buttonText'),
      listText: text('mailingListDescription'),
      hasList: asBoolean(descend(context, ['mailingListSignUpEnabled'])),
      isListTicked: asBoolean(descend(context, ['mailingListOptInByDefault'])),
      captcha: (scope.resolve(['restockCaptcha']) ?? null) as unknown as RestockIslandData['captcha'],
      strictEmailEndings: asBoolean(scope.resolve(['websiteSettings', 'strictEmailEndings'])),
      prefix: asText(scope.resolve(['multilingual', 'prefix'])),
    }),
  );
}

function viewOf(variant: Value): RestockIslandData['views'][number] {
  const stored = descend(variant, ['attributes']);
  const attributes = isObject(stored)
    ? Object.fromEntries(Object.entries(stored).map(([name, text]) => [name, asText(text)]))
    : {};
  // In the owner's order, which an object from the database does not keep.
  const listed = descend(variant, ['optionValues']);
  const values = isArray(listed) ? listed.map((option) => asText(descend(option, ['value']))) : [];
  return { variantId: asText(descend(variant, ['id'])), attributes, name: values.join(' / ') };
}
