import { ProductType } from '@awning/site-model';
import { useId } from 'react';
import type { ProductIslandProps } from './product.ts';
import { chooseOption, useSelection } from './selection-store.ts';
import { useShownPicture } from './use-shown-picture.ts';
import { useShownPrice } from './use-shown-price.ts';
import { useShownScarcity } from './use-shown-scarcity.ts';

/**
 * One choice per option, as a select and as buttons; the theme shows one of the two. Both have the same name in the plain form, and
 * the one that was used counts.
 */
export function VariantsSelect(product: ProductIslandProps) {
  const { itemId, options, formId, texts, productType } = product;
  const { chosen } = useSelection(itemId);
  const root = useShownPrice(product, chosen);
  useShownPicture(root, product, chosen);
  useShownScarcity(root, product, chosen);
  if (options.length === 0) return null;
  const isGiftCard = productType === ProductType['gift-card'];
  return (
    <div className="product-variants" data-item-id={itemId} data-animation-role="content" ref={root}>
      {options.map(({ name, values }) => (
        <VariantOption
          key={name}
          name={name}
          title={isGiftCard ? texts.value : name}
          prompt={isGiftCard ? texts.selectValue : texts.select.replace('{variantName}', name)}
          values={values}
          chosen={chosen[name] ?? ''}
          formId={formId}
          onChoose={(value) => chooseOption(itemId, name, value)}
        />
      ))}
    </div>
  );
}

interface VariantOptionProps {
  readonly name: string;
  readonly title: string;
  readonly prompt: string;
  readonly values: readonly string[];
  readonly chosen: string;
  readonly formId: string;
  readonly onChoose: (value: string) => void;
}

function VariantOption({ name, title, prompt, values, chosen, formId, onChoose }: VariantOptionProps) {
  const id = useId();
  return (
    <div className="variant-option">
      <label className="variant-option-title" htmlFor={`${id}-select`}>
        {title}
        <span className="variant-option-colon">: </span>
      </label>
      <div className="variant-select-wrapper">
        <select
          id={`${id}-select`}
          name={`variant-option-${name}`}
          form={formId}
          data-variant-option-name={name}
          value={chosen}
          onChange={(event) => onChoose(event.target.value)}
        >
          <option value="">{prompt}</option>
          {values.map((value) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </select>
      </div>
      <div className="variant-radiobtn-wrapper" data-variant-option-name={name} role="radiogroup" aria-label={title}>
        {values.map((value) => (
          <span key={value} className="variant-radiobtn-pair">
            <input
              type="radio"
              className="variant-radiobtn"
              id={`${id}-${value}`}
              name={`variant-option-${name}`}
              form={formId}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            <label className="sqs-button-element--secondary" htmlFor={`${id}-${value}`}>
              {value}
            </label>
          </span>
        ))}
      </div>
    </div>
  );
}
