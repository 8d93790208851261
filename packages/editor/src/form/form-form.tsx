import { useBesideLanguage } from '../kit/fields/beside.tsx';
import { BasicsCard } from './basics-card.tsx';
import { FieldsCard } from './fields-card.tsx';
import { FormUses } from './form-uses.tsx';
import { ProtectionCard } from './protection-card.tsx';
import { AfterCard, SendingCard } from './sending-card.tsx';
import { SubmissionsCard } from './submissions-card.tsx';
import type { FormEditor } from './use-form-editor.ts';

/** What is asked and said, and where the form is used. */
export function FormForm({ editor: { form, base } }: { readonly editor: FormEditor }) {
  const beside = useBesideLanguage();
  const isAskedWithProduct = form.values.formType === 'additional-fields';
  return (
    <>
      <BasicsCard form={form} beside={beside} />
      <FieldsCard form={form} beside={beside} />
      <SendingCard form={form} beside={beside} />
      {!isAskedWithProduct && (
        <>
          <AfterCard key={`${base.id}/${base.version}`} form={form} beside={beside} />
          <ProtectionCard form={form} />
        </>
      )}
      {base.id !== '' && (
        <>
          <SubmissionsCard id={base.id} isAskedWithProduct={isAskedWithProduct} />
          <FormUses id={base.id} isAskedWithProduct={isAskedWithProduct} />
        </>
      )}
    </>
  );
}
