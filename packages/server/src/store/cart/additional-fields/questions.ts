import { type Form, formMessages } from '@awning/forms';
import type { FastifyRequest } from 'fastify';
import type { Connection } from '../../../platform/database/index.ts';
import { readAdditionalFieldsForm } from '../../../site/form/index.ts';
import { findVariant, type WantedVariant } from '../find-variant.ts';
import { isSold, isSoldBySubscription, titleOf } from '../loaded-cart.ts';
import { languagesOf, visitorOf } from '../visitor.ts';

/** The questions of a product before it is put into the cart. */
export interface Questions {
  readonly form: Form;
  readonly productTitle: string;
  readonly sku: string;
  /** Whether the product is sold on the page of its subscription. */
  readonly isSubscribable: boolean;
}

/** `undefined` for a product without questions, and for one that cannot be bought as requested. */
export async function questionsOf(
  connection: Connection,
  request: FastifyRequest,
  wanted: WantedVariant,
): Promise<Questions | undefined> {
  const { website, language } = request;
  const visitor = visitorOf(request);
  const found = await findVariant(connection, visitor, wanted, isAskedAbout);
  if (!found.ok || found.row.formId === null) return undefined;
  const form = await readAdditionalFieldsForm(connection, website, found.row.formId, language);
  const { sku, isSubscribable } = found.row;
  return form && { form, productTitle: titleOf(found.row, languagesOf(visitor)), sku, isSubscribable };
}

function isAskedAbout(row: Parameters<typeof isSold>[0]): boolean {
  return isSold(row) || isSoldBySubscription(row);
}

/** The data of the inputs in the browser, with the texts of one language. */
export function questionsView({ website, textLanguage }: FastifyRequest, { form }: Pick<Questions, 'form'>) {
  return {
    form: { ...form, submissionHTML: '' },
    strictEmailEndings: website.settings.strictEmailEndings,
    formTexts: formMessages(textLanguage),
  };
}
