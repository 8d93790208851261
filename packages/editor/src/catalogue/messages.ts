import { defineTexts } from '../texts/texts.ts';
import { faultsTexts } from './messages/faults.ts';
import { filesTexts } from './messages/files.ts';
import { formTexts } from './messages/form.ts';
import { goodsTexts } from './messages/goods.ts';
import { listTexts } from './messages/list.ts';
import { planTexts } from './messages/plan.ts';
import { languageTexts } from './messages/texts.ts';
import { variantsTexts } from './messages/variants.ts';
import { visibilityTexts } from './messages/visibility.ts';

/** All texts of the screens of products; each purpose has a file of its own. */
export const productTexts = defineTexts({
  en: {
    ...listTexts.en,
    ...visibilityTexts.en,
    ...formTexts.en,
    ...filesTexts.en,
    ...variantsTexts.en,
    ...goodsTexts.en,
    ...languageTexts.en,
    ...planTexts.en,
    faults: faultsTexts.en,
  },
  de: {
    ...listTexts.de,
    ...visibilityTexts.de,
    ...formTexts.de,
    ...filesTexts.de,
    ...variantsTexts.de,
    ...goodsTexts.de,
    ...languageTexts.de,
    ...planTexts.de,
    faults: faultsTexts.de,
  },
  fr: {
    ...listTexts.fr,
    ...visibilityTexts.fr,
    ...formTexts.fr,
    ...filesTexts.fr,
    ...variantsTexts.fr,
    ...goodsTexts.fr,
    ...languageTexts.fr,
    ...planTexts.fr,
    faults: faultsTexts.fr,
  },
});

export type ProductWords = (typeof productTexts)['en'];
