import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../api/client.ts';
import { useSession } from '../app/session.ts';
import { useDocumentEditor } from '../kit/editing/use-document-editor.ts';
import { useLanguage, useTexts } from '../texts/texts.ts';
import { paymentTexts } from './messages.ts';
import { paymentFields } from './payment-fields.ts';
import { type PaymentBody, type PaymentDocument, paymentKey, paymentQuery, type WayToPay } from './queries.ts';
import { checkPayment, paymentBody, type TypedPayment, typedPayment } from './typed-payment.ts';

export function usePaymentEditor(document: PaymentDocument, ways: readonly WayToPay[]) {
  const words = useTexts(paymentTexts);
  const language = useLanguage();
  const queries = useQueryClient();
  const { website, member } = useSession();
  const { faults } = words;
  const primary = website.languages[0]?.code ?? 'en';
  const fields = paymentFields({ words, language, primary, ways, languages: website.languages });
  const check = useCallback((typed: TypedPayment) => checkPayment(typed, faults, primary), [faults, primary]);
  const editor = useDocumentEditor<PaymentBody, TypedPayment>({
    document,
    fields,
    editorName: member.name,
    typedOf: typedPayment,
    bodyOf: paymentBody,
    check,
    save: (version, body) => call('PUT /api/commerce/payment-settings', { body: { version, body } }),
    reload: () => call('GET /api/commerce/payment-settings', {}),
    onSaved: (saved) => {
      queries.setQueryData(paymentQuery.queryKey, saved as PaymentDocument);
      void queries.invalidateQueries({ queryKey: paymentKey });
    },
    faults: { howToPay: faults.howToPay },
  });
  return { editor, fields };
}

export type PaymentEditor = ReturnType<typeof usePaymentEditor>['editor'];
