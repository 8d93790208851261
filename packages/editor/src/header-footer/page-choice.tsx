import { Button } from '@mantine/core';
import { useState } from 'react';
import { type Answer, call } from '../api/client.ts';
import { Icon } from '../kit/icon.tsx';
import { PickerDialog } from '../kit/pickers/picker-dialog.tsx';
import { useTexts } from '../texts/texts.ts';
import { headerFooterTexts } from './messages.ts';

type Row = Answer<'GET /api/pages'>['rows'][number];

/** The page that header and footer are shown on while they are edited. */
export interface ShownPage {
  readonly id: string;
  readonly title: string;
  readonly path: string;
}

interface PageChoiceProps {
  /** Undefined for the home page. */
  readonly page: ShownPage | undefined;
  readonly onChoose: (page: ShownPage) => void;
}

export function PageChoice({ page, onChoose }: PageChoiceProps) {
  const words = useTexts(headerFooterTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<Icon name="file" size={16} />} onClick={() => setOpen(true)}>
        {words.page(page?.title ?? words.homepage)}
      </Button>
      <PickerDialog<Row>
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.choosePage}
        queryKey={['pages', 'published']}
        query={loadPublished}
        chosen={page ? [page.id] : []}
        isMultiple={false}
        onPick={([row]) => {
          setOpen(false);
          if (row) onChoose({ id: row.id, title: row.title, path: pathOf(row) });
        }}
        nameOf={titleOf}
        draw={titleOf}
        layout="lines"
        empty={{ title: words.noPages, text: words.noPagesText }}
      />
    </>
  );
}

async function loadPublished(search: string, after: string | undefined) {
  const query = { ...(search === '' ? {} : { search }), ...(after === undefined ? {} : { after }) };
  return await call('GET /api/pages', { query: { status: 'published', ...query } });
}

function pathOf({ facts: { isHomepage, slug } }: Row): string {
  return isHomepage ? '/' : encodeURI(`/${slug}`);
}

function titleOf({ title }: Row): string {
  return title;
}
