import type { Budget } from '../../budget/budget.ts';
import { defineFormatter, type Formatter } from '../../contract/formatter.ts';
import { attributeText } from '../../text/attribute.ts';
import { descend, member } from '../../values/reference.ts';
import { asText, isTruthy, type Value } from '../../values/value.ts';

export const socialButton = shareElement('social-button', 'div', 'button-style');
export const socialButtonInline = shareElement('social-button-inline', 'span', 'inline-style');

function shareElement(name: string, tag: string, style: string): Formatter {
  return defineFormatter({
    name,
    group: 'social',
    summary: `the ${tag} that scripts fill with share buttons, where the website has some`,
    example: {
      template: `{i|${name}}`,
      data: { i: { recordType: 1, fullUrl: '/post', title: 'Post' }, website: { shareButtonOptions: { mail: true } } },
      output: `<${tag} class="squarespace-social-buttons ${style}" data-system-data-id="" data-asset-url="" data-record-type="1" data-full-url="/post" data-title="Post"></${tag}>`,
    },
    prepare: () => (value, scope) => {
      const options = scope.resolve(['website', 'shareButtonOptions']);
      return typeof options === 'object' && isTruthy(options)
        ? `<${tag} class="squarespace-social-buttons ${style}" ${shareAttributes(value, scope.run.budget)}></${tag}>`
        : '';
    },
  });
}

function shareAttributes(item: Value, budget: Budget): string {
  const [ownImage, ownAddress] = [member(item, 'systemDataId'), member(item, 'assetUrl')];
  // A member that is null still counts as present.
  const image = ownImage === undefined ? member(item, 'mainImageId') : ownImage;
  const address = ownAddress === undefined ? descend(item, ['mainImage', 'assetUrl']) : ownAddress;
  const attributes: readonly (readonly [string, Value])[] = [
    ['system-data-id', image],
    ['asset-url', address],
    ['record-type', member(item, 'recordType')],
    ['full-url', member(item, 'fullUrl')],
    ['title', member(item, 'title')],
  ];
  return attributes.map(([name, value]) => `data-${name}="${attributeText(asText(value), budget)}"`).join(' ');
}
