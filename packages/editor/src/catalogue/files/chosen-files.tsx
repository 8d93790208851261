import { ActionIcon, Anchor, Group, Input, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../kit/icon.tsx';
import { kitTexts } from '../../kit/messages.ts';
import { useTexts } from '../../texts/texts.ts';
import { productTexts } from '../messages.ts';
import type { ProductEditor } from '../use-product-editor.ts';
import { FileLine } from './file-line.tsx';
import { type SoldFile, soldFilesQuery } from './file-queries.ts';
import style from './files.module.css';

/** The files of a download in the order in which the customer sees them, each with its name. */
export function ChosenFiles({ form }: Pick<ProductEditor, 'form'>) {
  const words = useTexts(productTexts);
  const files = form.values.files ?? [];
  const query = soldFilesQuery(files.map(({ assetId }) => assetId));
  const { data, isSuccess } = useQuery({ ...query, placeholderData: keepPreviousData });
  const move = (position: number, by: number) => {
    const next = [...files];
    const [moved] = next.splice(position, 1);
    if (moved) next.splice(position + by, 0, moved);
    form.setFieldValue('files', next);
  };
  return (
    <ul className={style['files']} aria-label={words.files}>
      {files.map(({ assetId, name }, position) => (
        <li key={assetId} className={style['file']}>
          <FileState file={data?.find(({ id }) => id === assetId)} isKnown={isSuccess} assetId={assetId} />
          <Group gap="xs" wrap="nowrap" align="flex-end">
            <TextInput
              label={words.fileName}
              required
              maxLength={150}
              autoComplete="off"
              spellCheck={false}
              className={style['name'] ?? ''}
              {...form.getInputProps(`files.${position}.name`)}
            />
            <FileButtons
              name={name}
              isFirst={position === 0}
              isLast={position === files.length - 1}
              onMove={(by) => move(position, by)}
              onRemove={() =>
                form.setFieldValue(
                  'files',
                  files.filter((other) => other.assetId !== assetId),
                )
              }
            />
          </Group>
          {form.errors[`files.${position}.assetId`] && (
            <Input.Error role="alert">{form.errors[`files.${position}.assetId`]}</Input.Error>
          )}
        </li>
      ))}
    </ul>
  );
}

interface FileStateProps {
  readonly file: SoldFile | undefined;
  readonly isKnown: boolean;
  readonly assetId: string;
}

/** What was chosen, or why it cannot be sold. */
function FileState({ file, isKnown, assetId }: FileStateProps) {
  const words = useTexts(productTexts);
  if (!file) return isKnown ? <Input.Error>{words.faults.fileGone}</Input.Error> : null;
  return (
    <>
      <div className={style['facts']}>
        <FileLine file={file} />
      </div>
      {!file.isPrivate && (
        <Input.Error>
          {words.filePublic}{' '}
          <Anchor component={Link} to={`/config/files/${assetId}`} size="sm">
            {words.toFile}
          </Anchor>
        </Input.Error>
      )}
    </>
  );
}

interface FileButtonsProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: number) => void;
  readonly onRemove: () => void;
}

function FileButtons({ name, isFirst, isLast, onMove, onRemove }: FileButtonsProps) {
  const words = useTexts(productTexts);
  const { remove } = useTexts(kitTexts);
  const quiet = { variant: 'subtle', color: 'gray', size: 36 } as const;
  return (
    <>
      <ActionIcon {...quiet} disabled={isFirst} aria-label={words.earlier(name)} onClick={() => onMove(-1)}>
        <Icon name="up" size={18} />
      </ActionIcon>
      <ActionIcon {...quiet} disabled={isLast} aria-label={words.later(name)} onClick={() => onMove(1)}>
        <Icon name="down" size={18} />
      </ActionIcon>
      <ActionIcon {...quiet} aria-label={remove(name)} onClick={onRemove}>
        <Icon name="trash" size={18} />
      </ActionIcon>
    </>
  );
}
