import type { FileUse } from '@awning/site-model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useTexts } from '../../texts/texts.ts';
import { Icon, type IconName } from '../icon.tsx';
import { kitTexts } from '../messages.ts';
import { FileUpload } from '../upload/file-upload.tsx';
import { uploadTexts } from '../upload/messages.ts';
import { PickedList } from './picked-list.tsx';
import style from './picker-dialog.module.css';
import { PickerDialog } from './picker-dialog.tsx';

interface ChosenFileProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly use: FileUse;
  /** Its id; empty if there is none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

interface PickableFile {
  readonly id: string;
  readonly filename: string;
}

/** A film, a sound or captions among the website's files, of which only the id is stored. */
export function ChosenFile({ label, hint, use, value, onChange }: ChosenFileProps) {
  const kit = useTexts(kitTexts);
  const upload = useTexts(uploadTexts);
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { kind, accept, icon } = uses[use];
  const { data: facts } = useQuery({
    queryKey: ['files', 'facts', value],
    queryFn: () => call('GET /api/files/:id/facts', { params: { id: value } }),
    enabled: value !== '',
  });
  const action = value === '' ? kit.chooseFile : kit.changeFile;
  const queryKey = ['files', use];
  const draw = ({ filename }: PickableFile) => (
    <>
      <Icon name={icon} size={20} />
      <span className={style['name']}>{filename}</span>
    </>
  );
  return (
    <>
      <PickedList
        label={label}
        hint={hint}
        rows={value === '' ? [] : [{ id: value, filename: facts?.filename ?? label }]}
        nameOf={({ filename }) => filename}
        draw={draw}
        onRemove={() => onChange('')}
        onChoose={() => setOpen(true)}
        action={action}
      />
      <PickerDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={`${label}: ${action}`}
        queryKey={queryKey}
        query={(search, after) => loadFiles(use, search, after)}
        chosen={[value]}
        isMultiple={false}
        onPick={([file]) => {
          onChange(file?.id ?? '');
          setOpen(false);
        }}
        nameOf={({ filename }) => filename}
        draw={draw}
        layout="lines"
        empty={{ title: kit.noFiles, text: kit.noFilesText }}
      >
        {(arrive) => (
          <FileUpload
            kind={kind}
            accept={accept}
            label={upload.uploadFile}
            isMultiple={false}
            onStored={({ id }, place) => {
              arrive(id, place);
              void queries.invalidateQueries({ queryKey });
            }}
          />
        )}
      </PickerDialog>
    </>
  );
}

const uses = {
  video: { kind: 'video', accept: 'video/*', icon: 'film' },
  audio: { kind: 'audio', accept: 'audio/*', icon: 'sound' },
  captions: { kind: 'file', accept: '.vtt,text/vtt', icon: 'lines' },
} as const satisfies Record<FileUse, { kind: string; accept: string; icon: IconName }>;

/** Those that visitors may open. The names of captions end in what they are, which finds them among all other files. */
async function loadFiles(use: FileUse, typed: string, after: string | undefined) {
  const search = use === 'captions' && typed === '' ? '.vtt' : typed;
  const { rows, nextAfter } = await call('GET /api/files', {
    query: {
      kind: uses[use].kind,
      ...(search === '' ? {} : { search }),
      ...(after === undefined ? {} : { after }),
    },
  });
  const shown = rows.filter(
    ({ facts }) => !facts.isPrivate && (use !== 'captions' || facts.contentType === 'text/vtt'),
  );
  return { rows: shown.map(({ id, title }): PickableFile => ({ id, filename: title })), nextAfter };
}
