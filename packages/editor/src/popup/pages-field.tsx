import { popupLimits } from '@awning/site-model';
import { useState } from 'react';
import { usePrimaryLanguage } from '../app/session.ts';
import { PickedList } from '../kit/pickers/picked-list.tsx';
import { PickerDialog } from '../kit/pickers/picker-dialog.tsx';
import { useTexts } from '../texts/texts.ts';
import { popupTexts } from './messages.ts';
import { loadPages, type NamedPage, usePagesById } from './queries.ts';

interface PagesFieldProps {
  readonly ids: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  readonly error: unknown;
}

/** The pages that the popup is on. */
export function PagesField({ ids, onChange, error }: PagesFieldProps) {
  const words = useTexts(popupTexts);
  const [isOpen, setOpen] = useState(false);
  const chosen = usePagesById(ids, usePrimaryLanguage());
  return (
    <>
      <PickedList<NamedPage>
        label={words.chosenPages}
        rows={chosen}
        nameOf={titleOf}
        draw={titleOf}
        onRemove={(row) => onChange(ids.filter((id) => id !== row.id))}
        onChoose={() => setOpen(true)}
        action={words.addPages}
        error={typeof error === 'string' ? error : undefined}
      />
      <PickerDialog<NamedPage>
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.addPages}
        queryKey={['pages']}
        query={loadPages}
        chosen={ids}
        isMultiple
        onPick={(rows) => {
          onChange([...new Set([...ids, ...rows.map(({ id }) => id)])].slice(0, popupLimits.pages));
          setOpen(false);
        }}
        nameOf={titleOf}
        draw={titleOf}
        layout="lines"
        empty={{ title: words.noPages, text: words.noPagesText }}
      />
    </>
  );
}

function titleOf({ title }: NamedPage): string {
  return title;
}
