import { Anchor } from '@mantine/core';
import { useCan } from '../app/session.ts';
import { Icon } from '../kit/icon.tsx';
import { useTexts } from '../texts/texts.ts';
import { formBuilderTexts } from './builder-messages.ts';
import { formPath } from './queries.ts';

interface FormLinkProps {
  /** Of the form that is chosen; empty if there is none. */
  readonly id: string;
  /** What a new form begins with. */
  readonly start?: string;
}

/** From where a form is chosen to the form. In a tab of its own, so that nothing here is lost meanwhile. */
export function FormLink({ id, start }: FormLinkProps) {
  const words = useTexts(formBuilderTexts);
  const can = useCan();
  if (!can('forms.edit')) return null;
  const anew = start === undefined ? `${formPath}/new` : `${formPath}/new?start=${start}`;
  return (
    <Anchor href={id === '' ? anew : `${formPath}/${id}`} target="_blank" rel="noopener" size="sm">
      <Icon name="external" size={14} /> {id === '' ? words.newForm : words.editForm}
    </Anchor>
  );
}
