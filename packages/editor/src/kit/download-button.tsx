import { Button } from '@mantine/core';
import { call } from '../api/client.ts';
import { askToConfirm } from '../api/confirmation.ts';
import { Icon } from './icon.tsx';
import { useChange } from './use-change.ts';

interface DownloadButtonProps {
  readonly href: string;
  readonly children: string;
}

/** A file of other people's data. The question whether it is you comes before, since a download cannot ask one. */
export function DownloadButton({ href, children }: DownloadButtonProps) {
  const download = useChange({
    change: async () => {
      const { isFresh } = await call('GET /api/team/confirmation', {});
      if (isFresh || (await askToConfirm())) save(href);
    },
  });
  return (
    <Button
      variant="default"
      loading={download.isPending}
      leftSection={<Icon name="download" size={16} />}
      onClick={() => download.mutate(undefined)}
    >
      {children}
    </Button>
  );
}

function save(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}
