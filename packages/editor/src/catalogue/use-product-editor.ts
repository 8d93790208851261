import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { usePrimaryLanguage, useSession, useShownLanguages } from '../app/session.ts';
import type { Stored } from '../kit/document/use-stored.ts';
import { useDocumentEditor } from '../kit/editing/use-document-editor.ts';
import { useBesideLanguage } from '../kit/fields/beside.tsx';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import type { EditedProduct } from './edited-product.ts';
import { productTexts } from './messages.ts';
import { productFields } from './product-fields.ts';
import { questionFormsQuery, type StorePage } from './queries.ts';
import { checkProduct, editedOf, type TypedProduct, typedProduct } from './typed-product.ts';
import { useFirstStock } from './use-first-stock.ts';
import { serverFaults } from './variants/option-translations.ts';

const noForms: readonly never[] = [];

/** A product while it is edited, with its parts as a comparison names them. */
export function useProductEditor(product: Stored<EditedProduct>, pages: readonly StorePage[]) {
  const words = useTexts(productTexts);
  const format = useFormat();
  const { website, member } = useSession();
  const language = usePrimaryLanguage();
  const shown = useShownLanguages();
  const { faults } = words;
  const { currency } = website;
  const { data: forms = noForms } = useQuery(questionFormsQuery);
  const fields = useMemo(
    () => productFields(words, format, { currency, pages, forms }),
    [words, format, currency, pages, forms],
  );
  const check = useCallback(
    (typed: TypedProduct) =>
      checkProduct(typed, { faults, currency, language, languages: shown.map(({ code }) => code) }),
    [faults, currency, language, shown],
  );
  const bodyOf = useCallback((typed: TypedProduct) => editedOf(typed, currency), [currency]);
  const { stored, remember } = useFirstStock(product);
  const editor = useDocumentEditor<EditedProduct, TypedProduct>({
    ...stored,
    fields,
    editorName: member.name,
    typedOf: typedProduct,
    bodyOf,
    check,
    // What is left for the server to find out.
    faults: {
      slug: faults.slugTaken,
      saleUntil: faults.saleEndsFirst,
      collectionId: faults.storePage,
      additionalFieldsFormId: faults.questionForm,
      imageIds: faults.picture,
      shareImageId: faults.picture,
      files: faults.filesMissing,
      'files.*.assetId': faults.fileUnsold,
      'files.*.name': faults.fileName,
      variants: faults.variants,
      optionNames: faults.optionTwice,
      ...serverFaults(
        website.languages.map(({ code }) => code),
        faults,
      ),
      'variants.*.sku': faults.skuTaken,
      'variants.*.stock': faults.overdrawn,
      'variants.*.taxClass': faults.taxClass,
      'variants.*.price': faults.price,
      'variants.*.salePrice': faults.saleNotLower,
      'variants.*.weightGrams': faults.weight,
      'variants.*.barcode': faults.barcode,
      'variants.*.imageId': faults.picture,
      'variants.*.content': faults.content,
    },
  });
  const beside = useBesideLanguage();
  const { values } = editor.form;
  useEffect(() => remember(values), [remember, values]);
  return { editor: { ...editor, beside }, fields };
}

export type ProductEditor = ReturnType<typeof useProductEditor>['editor'];
