import { useCallback } from 'react';
import { useSession } from '../app/session.ts';
import { useStoredSingle } from '../kit/document/single.ts';
import { useDocumentEditor } from '../kit/editing/use-document-editor.ts';
import { useLanguage, useTexts } from '../texts/texts.ts';
import { paymentTexts } from './messages.ts';
import { paymentFields } from './payment-fields.ts';
import { paymentKind } from './payment-kind.ts';
import type { PaymentBody, PaymentDocument, WayToPay } from './queries.ts';
import { checkPayment, paymentBody, type TypedPayment, typedPayment } from './typed-payment.ts';

export function usePaymentEditor(document: PaymentDocument, ways: readonly WayToPay[]) {
  const words = useTexts(paymentTexts);
  const language = useLanguage();
  const { website, member } = useSession();
  const { faults } = words;
  const primary = website.languages[0]?.code ?? 'en';
  const fields = paymentFields({ words, language, primary, ways, languages: website.languages });
  const check = useCallback((typed: TypedPayment) => checkPayment(typed, faults, primary), [faults, primary]);
  const editor = useDocumentEditor<PaymentBody, TypedPayment>({
    ...useStoredSingle(paymentKind, document),
    fields,
    editorName: member.name,
    typedOf: typedPayment,
    bodyOf: paymentBody,
    check,
    faults: { howToPay: faults.howToPay },
  });
  return { editor, fields };
}

export type PaymentEditor = ReturnType<typeof usePaymentEditor>['editor'];
