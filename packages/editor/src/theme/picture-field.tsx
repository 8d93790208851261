import { useQuery } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { loadPictures } from '../kit/pickers/load-pictures.ts';
import { PicturePicker } from '../kit/pickers/picture-picker.tsx';

interface PictureFieldProps {
  readonly label: string;
  /** The id of the file; empty if there is none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One picture of the website. */
export function PictureField({ label, value, onChange }: PictureFieldProps) {
  const { data } = useQuery({
    queryKey: ['pictures', 'facts', value],
    queryFn: () => call('GET /api/files/:id/facts', { params: { id: value } }),
    enabled: value !== '',
  });
  const chosen = { id: value, filename: label, src: data ? `${data.url}?format=300w` : '', description: '' };
  return (
    <PicturePicker
      label={label}
      value={value === '' ? [] : [chosen]}
      onChange={([picture]) => onChange(picture?.id ?? '')}
      query={loadPictures}
    />
  );
}
