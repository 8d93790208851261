import { Page } from '../kit/page.tsx';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { BackToDashboard } from './not-found.tsx';

export function NotAllowed() {
  const words = useTexts(commonTexts);
  return (
    <Page title={words.notAllowed} lead={words.notAllowedText}>
      <BackToDashboard />
    </Page>
  );
}
