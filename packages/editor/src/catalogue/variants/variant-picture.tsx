import { Modal, NativeSelect, Text, UnstyledButton } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Icon } from '../../kit/icon.tsx';
import { PictureUpload } from '../../kit/upload/picture-upload.tsx';
import { commonTexts } from '../../texts/common.ts';
import { useTexts } from '../../texts/texts.ts';
import { productTexts } from '../messages.ts';
import { picturesQuery, productPicturesKey } from '../queries.ts';
import type { ProductEditor } from '../use-product-editor.ts';
import style from './variant-picture.module.css';
import { likelyOption, sharedValues } from './variants-like.ts';

interface VariantPictureProps {
  readonly form: ProductEditor['form'];
  /** The place of the variant. */
  readonly row: number;
  readonly name: string;
  /** The option whose value decides which variants get the picture; empty: this one alone; undefined: not chosen yet. */
  readonly scope: string | undefined;
  readonly onScope: (option: string) => void;
}

/** The picture of a variant, or an empty place for one; a press chooses among those of the product. */
export function VariantPicture({ form, row, name, scope, onScope }: VariantPictureProps) {
  const words = useTexts(productTexts);
  const common = useTexts(commonTexts);
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { imageIds, variants } = form.values;
  const { data = [] } = useQuery({ ...picturesQuery(imageIds), placeholderData: keepPreviousData });
  const chosenId = variants[row]?.imageId ?? null;
  const chosen = data.find(({ id }) => id === chosenId);
  const field = `variants.${row}.imageId`;
  const shared = sharedValues(variants, row);
  const sharedOption = scope ?? likelyOption(shared.map(({ option }) => option));
  const rows = shared.find(({ option }) => option === sharedOption)?.rows ?? [row];
  function choose(id: string | null) {
    for (const place of rows) form.clearFieldError(`variants.${place}.imageId`);
    // What was typed and uploaded meanwhile stays.
    const typed = form.getValues();
    form.setValues({
      ...(id !== null && !typed.imageIds.includes(id) && { imageIds: [...typed.imageIds, id] }),
      variants: typed.variants.map((variant, place) => (rows.includes(place) ? { ...variant, imageId: id } : variant)),
    });
    setOpen(false);
  }
  // An uploaded picture is told of twice: when it is there, and when its sizes are made.
  const taken = useRef(new Set<string>());
  function take(id: string) {
    if (taken.current.has(id)) void queries.invalidateQueries({ queryKey: productPicturesKey });
    else choose(id);
    taken.current.add(id);
  }
  return (
    <>
      <UnstyledButton
        className={style['button'] ?? ''}
        aria-label={words.variantPictureOf(name)}
        title={words.variantPictureOf(name)}
        aria-invalid={form.errors[field] !== undefined}
        onClick={() => setOpen(true)}
      >
        {chosen ? <img src={`${chosen.url}?format=100w`} alt="" /> : <Icon name="picture" size={20} />}
      </UnstyledButton>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={words.variantPictureOf(name)}
        closeButtonProps={{ 'aria-label': common.close }}
      >
        <Text size="sm" c="var(--awning-quiet)" mb="md">
          {imageIds.length > 0 ? words.variantPictureHint : words.noPicturesYet}
        </Text>
        {shared.length > 0 && (
          <NativeSelect
            label={words.variantPictureFor}
            mb="md"
            value={sharedOption}
            data={[
              { value: '', label: words.variantPictureOne(name) },
              ...shared.map(({ option, value, rows: { length } }) => ({
                value: option,
                label: words.variantPictureAll(`${option}: ${value}`, length),
              })),
            ]}
            onChange={({ currentTarget }) => onScope(currentTarget.value)}
          />
        )}
        <PictureUpload isMultiple={false} onStored={({ id }) => take(id)} />
        {imageIds.length > 0 && (
          <ul className={style['choices']}>
            <li>
              <button type="button" aria-pressed={chosenId === null} onClick={() => choose(null)}>
                <Icon name="picture" size={32} />
                <span>{words.none}</span>
              </button>
            </li>
            {imageIds.flatMap((id) => {
              const picture = data.find((each) => each.id === id);
              if (!picture) return [];
              return (
                <li key={id}>
                  <button
                    type="button"
                    aria-pressed={chosenId === id}
                    aria-label={picture.description || picture.filename}
                    onClick={() => choose(id)}
                  >
                    <img src={`${picture.url}?format=300w`} alt="" />
                    <span>{picture.filename}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        )}
      </Modal>
    </>
  );
}
