import type { ProviderFields } from '../provider.ts';
import { cardTexts, testCardEffects } from './messages.ts';

/** The fields of the checkout for a test card. */
export const cardFields: ProviderFields = {
  inputs: [
    { name: 'cardNumber', label: cardTexts.cardNumber, inputMode: 'numeric', autoComplete: 'cc-number' },
    {
      name: 'expiry',
      label: cardTexts.expiry,
      placeholder: cardTexts.expiryShape,
      inputMode: 'numeric',
      autoComplete: 'cc-exp',
      isShort: true,
    },
    { name: 'cvc', label: cardTexts.cvc, inputMode: 'numeric', autoComplete: 'cc-csc', isShort: true },
  ],
  hint: {
    text: cardTexts.testCards,
    examples: Object.entries(testCardEffects).map(([number, text]) => ({ value: inGroups(number), text })),
  },
};

/** As printed on a card. */
function inGroups(number: string): string {
  return number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}
