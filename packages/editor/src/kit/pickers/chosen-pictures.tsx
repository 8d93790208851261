import { useQueries } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { loadPictures } from './load-pictures.ts';
import { PicturePicker } from './picture-picker.tsx';

interface ChosenPicturesProps {
  readonly label: string;
  readonly ids: readonly string[];
  readonly isMultiple?: boolean;
  readonly onChange: (ids: readonly string[]) => void;
  readonly error?: string | undefined;
}

/** Pictures of the website, of which only the ids are stored. */
export function ChosenPictures({ label, ids, isMultiple = false, onChange, error }: ChosenPicturesProps) {
  const facts = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['pictures', 'facts', id],
      queryFn: () => call('GET /api/files/:id/facts', { params: { id } }),
    })),
  });
  const chosen = ids.map((id, index) => {
    const { url, filename = label } = facts[index]?.data ?? {};
    return { id, filename, src: url === undefined ? '' : `${url}?format=300w`, description: '' };
  });
  return (
    <PicturePicker
      label={label}
      value={chosen}
      isMultiple={isMultiple}
      onChange={(pictures) => onChange(pictures.map(({ id }) => id))}
      query={loadPictures}
      {...(error === undefined ? {} : { error })}
    />
  );
}
