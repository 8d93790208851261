import { productLimits } from '@awning/site-model';
import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Icon } from '../kit/icon.tsx';
import { kitTexts } from '../kit/messages.ts';
import { PicturePicker } from '../kit/pickers/picture-picker.tsx';
import { PictureUpload } from '../kit/upload/picture-upload.tsx';
import type { UploadOptions } from '../kit/upload/use-uploads.ts';
import { useTexts } from '../texts/texts.ts';
import { productTexts } from './messages.ts';
import { loadPictures } from './pickable-pictures.ts';
import style from './pictures-field.module.css';
import { type Picture, picturesQuery, productPicturesKey } from './queries.ts';
import { withUploaded } from './uploaded-pictures.ts';

interface PicturesFieldProps {
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly error?: string;
}

/** The pictures of a product in their order; the first one stands for it in lists. */
export function PicturesField({ value, onChange, error }: PicturesFieldProps) {
  const words = useTexts(productTexts);
  const { data = [] } = useQuery({ ...picturesQuery(value), placeholderData: keepPreviousData });
  const pictureOf = new Map(data.map((picture) => [picture.id, picture]));
  const queries = useQueryClient();
  const current = useRef(value);
  useEffect(() => {
    current.current = value;
  });
  // By id, of what was uploaded here. What was taken out again does not come back once it is ready.
  const places = useRef(new Map<string, number>());
  const store: NonNullable<UploadOptions['onStored']> = ({ id }, place) => {
    void queries.invalidateQueries({ queryKey: productPicturesKey });
    if (places.current.has(id)) return;
    places.current.set(id, place);
    current.current = withUploaded(current.current, id, places.current).slice(0, productLimits.images);
    onChange(current.current);
  };
  const move = (position: number, by: number) => {
    const next = [...value];
    const [moved] = next.splice(position, 1);
    if (moved !== undefined) next.splice(position + by, 0, moved);
    onChange(next);
  };
  return (
    <Stack gap="sm">
      <Text size="sm" c="var(--awning-quiet)">
        {words.picturesHint}
      </Text>
      {value.length > 0 && (
        <ul className={style['pictures']} aria-label={words.morePictures}>
          {value.map((id, position) => (
            <ChosenPicture
              key={id}
              picture={pictureOf.get(id)}
              isFirst={position === 0}
              isLast={position === value.length - 1}
              onMove={(by) => move(position, by)}
              onRemove={() => onChange(value.filter((other) => other !== id))}
            />
          ))}
        </ul>
      )}
      <PictureUpload onStored={store} />
      <PicturePicker
        label={words.uploadedPictures}
        value={[]}
        onChange={(chosen) =>
          onChange([...new Set([...value, ...chosen.map(({ id }) => id)])].slice(0, productLimits.images))
        }
        isMultiple
        query={loadPictures}
        {...(error === undefined ? {} : { error })}
      />
    </Stack>
  );
}

interface ChosenPictureProps {
  readonly picture: Picture | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: number) => void;
  readonly onRemove: () => void;
}

function ChosenPicture({ picture, isFirst, isLast, onMove, onRemove }: ChosenPictureProps) {
  const words = useTexts(productTexts);
  const { remove } = useTexts(kitTexts);
  const name = picture?.filename ?? '';
  return (
    <li className={style['picture']}>
      {picture ? (
        <img src={`${picture.url}?format=300w`} alt={picture.description} />
      ) : (
        <Icon name="picture" size={48} />
      )}
      <Text size="xs" truncate>
        {name}
      </Text>
      <Group gap={2} wrap="nowrap" justify="space-between">
        <ActionIcon
          variant="subtle"
          color="gray"
          disabled={isFirst}
          aria-label={words.earlier(name)}
          onClick={() => onMove(-1)}
        >
          <Icon name="back" size={18} />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" aria-label={remove(name)} onClick={onRemove}>
          <Icon name="trash" size={18} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          disabled={isLast}
          aria-label={words.later(name)}
          className={style['later'] ?? ''}
          onClick={() => onMove(1)}
        >
          <Icon name="back" size={18} />
        </ActionIcon>
      </Group>
    </li>
  );
}
