import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Page } from '../kit/page.tsx';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';

export function NotFound() {
  const words = useTexts(commonTexts);
  return (
    <Page title={words.notFound} lead={words.notFoundText}>
      <BackToDashboard />
    </Page>
  );
}

export function BackToDashboard() {
  const words = useTexts(commonTexts);
  return (
    <Anchor component={Link} to="/config">
      {words.toDashboard}
    </Anchor>
  );
}
