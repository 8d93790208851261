import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { kitTexts } from '../messages.ts';
import { moved } from '../order/moved.ts';
import { PictureUpload } from '../upload/picture-upload.tsx';
import { PickedList } from './picked-list.tsx';
import style from './picker-dialog.module.css';
import { PickerDialog, type PickerQuery } from './picker-dialog.tsx';

/** A picture as a picker shows it. */
export interface PickablePicture {
  readonly id: string;
  readonly filename: string;
  /** Where a small one is. */
  readonly src: string;
  /** What is on it, for people who do not see it; empty if nobody has written it yet. */
  readonly description: string;
}

interface PicturePickerProps {
  readonly label: string;
  readonly value: readonly PickablePicture[];
  readonly onChange: (value: readonly PickablePicture[]) => void;
  readonly isMultiple?: boolean;
  /** Where the pictures come from, such as a library of files. */
  readonly query: PickerQuery<PickablePicture>;
  readonly error?: string;
}

/** Chooses one picture of the website, or several. */
export function PicturePicker({ label, value, onChange, isMultiple = false, query, error }: PicturePickerProps) {
  const words = useTexts(kitTexts);
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const action = isMultiple ? words.choosePictures : value.length > 0 ? words.changePicture : words.choosePicture;
  return (
    <>
      <PickedList
        label={label}
        rows={value}
        nameOf={({ filename }) => filename}
        draw={chosenPicture}
        onRemove={(row) => onChange(value.filter(({ id }) => id !== row.id))}
        onMove={isMultiple ? (from, to) => onChange(moved(value, from, to)) : undefined}
        onChoose={() => setOpen(true)}
        action={action}
        error={error}
      />
      <PickerDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={action}
        queryKey={picturesKey}
        query={query}
        chosen={value.map(({ id }) => id)}
        isMultiple={isMultiple}
        onPick={(rows) => {
          onChange(isMultiple ? [...value, ...rows] : rows);
          setOpen(false);
        }}
        nameOf={({ filename, description }) => description || filename}
        draw={offeredPicture}
        layout="grid"
        empty={{ title: words.noPictures, text: words.noPicturesText }}
      >
        {(arrive) => (
          // They come first in the list and are chosen as soon as the server has them.
          <PictureUpload
            onStored={({ id }, place) => {
              arrive(id, place);
              void queries.invalidateQueries({ queryKey: picturesKey });
            }}
          />
        )}
      </PickerDialog>
    </>
  );
}

const picturesKey = ['pictures'] as const;

function chosenPicture({ src, description, filename }: PickablePicture) {
  return (
    <>
      <img className={style['thumb']} src={src} alt={description} />
      <span className={style['name']}>{filename}</span>
    </>
  );
}

function offeredPicture({ src, filename }: PickablePicture) {
  return (
    <>
      <img className={style['picture']} src={src} alt="" loading="lazy" />
      <span className={style['name']}>{filename}</span>
    </>
  );
}
