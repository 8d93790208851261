import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Icon } from '../kit/icon.tsx';
import { useTexts } from '../texts/texts.ts';
import { builderTexts } from './messages.ts';

/** Leads from a page's screen to the page itself. */
export function BuilderLink({ id }: { readonly id: string }) {
  const words = useTexts(builderTexts);
  return (
    <Button
      component={Link}
      to={`/config/pages/${id}/builder`}
      variant="default"
      leftSection={<Icon name="grid" size={16} />}
    >
      {words.open}
    </Button>
  );
}
